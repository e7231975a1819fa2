export declare function checkMessages(root: string, required: string[]): { keys: number; complaints: string[]; unused: string[] }
