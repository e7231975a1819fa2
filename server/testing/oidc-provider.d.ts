/** The part of the package that tests use; its own types would bring those of another web framework. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export default class Provider {
    constructor(issuer: string, configuration: object)
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
    readonly Client: { readonly prototype: { redirectUriAllowed(address: string): boolean } }
    readonly Grant: new (
      of: object,
    ) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
  }
}
