export declare function missingMembers(): string[][]
