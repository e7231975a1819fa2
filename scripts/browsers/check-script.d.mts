export declare function problemsOfScript(path: string, text: string): [line: number, sentence: string][]
