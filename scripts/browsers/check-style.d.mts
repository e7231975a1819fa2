export declare function problemsOfStyle(text: string): [line: number, sentence: string][]
