export declare function checkTree(root: string): { files: number; complaints: string[] }
