type Environment = Record<string, string | undefined>
export declare function testEnvironment(environment: Environment): Environment
export declare function enterTestEnvironment(): void
