export declare class Source {
  constructor(root: string, path: string)
}
