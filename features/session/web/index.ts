/** The public API for other features' screens. */
export { NeedsScript } from './NeedsScript.tsx'
export { PhoneField } from './PhoneField.tsx'
export { RequireSession } from './RequireSession.tsx'
export { SessionUnknown } from './SessionUnknown.tsx'
export { WaitForSession } from './WaitForSession.tsx'
export { onStorageCleared } from './stored-data.ts'
export { useMember } from './member.ts'
export { readPhone, readToken, showPhone } from './phone-number.ts'
export { markRecreated, useRecreatedMark } from './recreated-mark.ts'
export { remainingSeconds } from './remaining-seconds.ts'
export { describeRefusal } from './describe-refusal.ts'
export { useSecondsUntil } from './use-seconds-until.ts'
export {
  askForSession,
  revalidateReturnedPage,
  revalidateSession,
  forget,
  noteDeletion,
  rememberSignIn,
  type Session,
  useKnownSession,
  useSession,
} from './use-session.ts'
export { useSignOut } from './use-sign-out.ts'
export { useWhenComplete } from './use-when-complete.ts'
export { writeWait } from './write-wait.ts'
