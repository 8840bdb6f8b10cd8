import { SignInPage } from './SignInPage.tsx'
import { useSignIn } from './useSignIn.ts'

export const Component = () => <SignInPage {...useSignIn()} />
