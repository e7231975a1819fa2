import type { Plugin } from 'vite'

export declare function inlineEndpoints(): Plugin
export declare function inlineEndpointsIn(code: string, id: string, root: string): Promise<{ code: string; map: null }>
