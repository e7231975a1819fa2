export declare function foreignTexts(root: string, page: string): string[]
