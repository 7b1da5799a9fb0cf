/** The package has no types; these cover what is used. */
declare module 'passport-facebook' {
  export interface Profile {
    readonly id: string
    readonly displayName: string
  }
  export class Strategy<Login> {
    constructor(
      options: Readonly<Record<string, unknown>>,
      verify: (...given: [token: string, refresh: unknown, profile: Profile, done: (error: null, login: Login) => void]) => void,
    )
    /** Passport sets `redirect`, `success`, `error` and `fail` on the strategy first. */
    authenticate(request: { readonly query: object }): void
  }
}
