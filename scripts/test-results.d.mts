export interface Count {
  passed: number
  failed: number
}
export declare function countTests(reportFile: string, exitCode: number): Count
export declare function countStories(reportFile: string, exitCode: number): Count
