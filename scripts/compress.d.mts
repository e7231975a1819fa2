export declare function compressAssets(folder: string): Promise<void>
