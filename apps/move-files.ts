/**
 * `npm run files:move -- --to s3` copies what lies under DATA_DIR/files into the bucket of the S3_ settings, `--to disk` back;
 * `--delete` also deletes at the source what the target is known to hold. Repeat it after an interruption.
 */
import { parseArgs } from 'node:util'
import { ConfigurationError, loadEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { readVariables } from '#platform/process-variables.ts'
import { moveFiles } from '#providers/files/move-files.ts'
import { createS3FileStore } from '#providers/files/s3/s3-file-store.ts'
import { openLocalFiles } from './vendors/choose-files.ts'

const SHOWN_EVERY = 100

const { values } = parseArgs({ options: { to: { type: 'string' }, delete: { type: 'boolean', default: false } } })
const env = loadEnv(readVariables())
const log = createLog('info', 'files')
if (!env.s3) throw new ConfigurationError(['S3_ENDPOINT and the other four S3_ settings: missing'])
if (values.to !== 's3' && values.to !== 'disk') throw new ConfigurationError(['--to: s3 or disk'])

const disk = openLocalFiles(env)
const bucket = createS3FileStore(env.s3)
const [source, target] = values.to === 's3' ? [disk, bucket] : [bucket, disk]
const result = await moveFiles(source, target, {
  isSourceDeleted: values.delete,
  onProgress: (done) => {
    if (done % SHOWN_EVERY === 0) log.info({ done }, 'moving files')
  },
})
log.info(result, 'all files are there')
