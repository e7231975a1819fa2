export interface Count {
  passed: number
  failed: number
}
export declare function countTests(reportFile: string, exitCode: number): Count
export declare function countStories(reportFile: string, exitCode: number): Count
export function slowest(testsReport: string, storiesReport: string, most?: number): { seconds: number; title: string }[]
export function failedPages(folder: string, most?: number): { story: string; tree: string }[]
