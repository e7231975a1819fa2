export declare function setAside(assets: string, aside: string): (now: number) => void
