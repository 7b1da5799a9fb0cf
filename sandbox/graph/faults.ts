import { createFaults, type Faults } from '../faults.ts'

const DESCRIPTIONS = {
  dev_mode_denial: 'the next consent is answered like a cancel, as an app in development does to strangers',
  cut_opener: 'the next dialog cuts the window that opened it off (COOP)',
  double_callback: 'the next consent calls the redirect address once before the browser does',
  code_expired: 'the next code is answered 100/36007',
  no_expiry: 'the next token is told without expires_in',
  renewal_extends: 'the next exchange of a long-lived token gives sixty new days',
  token_expired: 'the next call with a token is answered 190/463',
  app_removed: 'the next call with a token is answered 190/458',
  password_changed: 'the next call with a token is answered 190/460',
  checkpoint: 'the next call with a token is answered 190/459',
  token_invalid: 'the next call with a token is answered 190/467',
  permission_removed: 'the next call with a token is answered 10',
  object_missing: 'the next call with a token is answered 100/33',
  app_rate_limited: 'the next call with a token is answered 4',
  account_rate_limited: 'the next call with a token is answered 80002, with the minutes to wait',
  temporary: 'the next call with a token is answered 2, is_transient',
  server_error: 'the next call with a token is answered 500, without JSON',
  policy_block: 'the next call with a token is answered 368',
  short_pages: 'the next list has one entry to the page, whatever was asked',
  fetch_failed: 'the next picture is answered 9004/2207052',
  fetch_timeout: 'the next picture is answered -2/2207003',
  create_failed: 'the next container is answered -1/2207032',
  lost_container: 'the next container is made and its answer lost',
  slow_container: 'the next container is in progress for a few looks (setting slow_looks)',
  failed_container: 'the next container ends in ERROR with 2207005',
  not_ready: 'the next publishing is answered 9007/2207027',
  publish_trouble: 'the next publishing is answered 24/2207008',
  media_missing: 'the next publishing is answered 24/2207006',
  quota_reached: 'the next publishing is answered 9/2207042',
  account_restricted: 'the next publishing is answered 25/2207050',
  spam_block: 'the next publishing is answered 4/2207051',
  publish_error: 'the next publishing fails with -1/2207001 and posts nothing',
  error_after_publish: 'the next publishing is done and answered -1/2207001',
  lost_answer: 'the next publishing is done and its answer lost',
  slow_answer: 'the next publishing is done and answered too late',
  late_permalink: 'the next post that is read has no permalink yet',
} as const

export type GraphFault = keyof typeof DESCRIPTIONS
export type GraphFaults = Faults<GraphFault>

export function createGraphFaults(): GraphFaults {
  return createFaults(DESCRIPTIONS)
}
