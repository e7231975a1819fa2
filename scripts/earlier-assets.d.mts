export declare function pruneAssets(assets: string, list: string, started: number, now: number): void
