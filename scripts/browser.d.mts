export declare const browserArguments: string[]
export interface FoundBrowser {
  path: string
  environment: Record<string, string>
  from: string
  version: string
}
export declare function findBrowser(): Promise<FoundBrowser>
export declare function describeBrowser(browser: FoundBrowser): string
