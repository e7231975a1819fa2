export interface QuotedText {
  key: string
  language: string
  text: string
  quoted: string
}
export declare function checkMessages(
  root: string,
  required: string[],
  quoted?: QuotedText[],
): { keys: number; complaints: string[]; unused: string[] }
