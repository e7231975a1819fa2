export declare function compressAssets(folder: string, since?: number): Promise<void>
