/**
 * Photo edits for specs: the real wiring with database, queue, files, allowance and HTTP, but an engine of the spec's choice, and
 * members identified by a header.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Engine } from '#engine/types.ts'
import {
  PHOTO_EDITS_JOBS,
  photoEditsExpirySweeps,
  photoEditsHandlers,
  photoEditsRoutes,
  photoEditsSweeps,
} from '#features/photo-edits/server/index.ts'
import type { AccessGuard, Session } from '#features/serve.ts'
import { newId } from '#platform/crypto.ts'
import { loadEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { startWorkers } from '#platform/queue.ts'
import { moveSandboxClock } from '#platform/sandbox-clock/follow.ts'
import type { ImageGenerator } from '#providers/images/port.ts'
import { buildApp, languageOf } from '../build-app.ts'
import { composeCore, type Core } from '../compose.ts'
import { registerAround } from './register-around.test-support.ts'
import { variablesForTests } from './variables.test-support.ts'
import { openTestTextWorkers } from './work.test-support.ts'
import type { TextWorkers } from '../text-workers/open-text-workers.ts'

export interface StudioMember extends Session {
  /** Calls the API as this member. */
  readonly call: (request: InjectOptions) => Promise<LightMyRequestResponse>
  /** Ends the member's session. */
  readonly signOut: () => void
}

export interface MemberTraits {
  readonly hasPlan?: boolean
  readonly occupation?: string
}

export interface Studio {
  readonly app: FastifyInstance
  readonly core: Core
  readonly engine: Engine
  /** The variables that a second process needs to be a worker of this studio. */
  readonly variables: Readonly<Record<string, string>>
  /** A new member, with the plan unless `traits` says otherwise. */
  readonly aMember: (traits?: MemberTraits) => Promise<StudioMember>
  /** Calls the API without a session. */
  readonly call: (request: InjectOptions) => Promise<LightMyRequestResponse>
  /** Runs jobs in this process from now on. */
  readonly startWorking: () => Promise<void>
  readonly sweep: (name: string) => Promise<void>
  readonly advance: (ms: number) => Promise<void>
  /** Every key in the file store. */
  readonly listFiles: () => Promise<string[]>
  readonly close: () => Promise<void>
}

/** These phones have the plan; as many as a spec file may ever need. */
const COURTESY_PHONES = Array.from({ length: 200 }, (_, index) => `+55119000${String(index).padStart(5, '0')}`)

interface StudioSettings {
  readonly engine: Engine
  readonly imageGenerator?: ImageGenerator
  readonly textWorkers?: TextWorkers
}

export async function openStudio({
  engine,
  imageGenerator,
  textWorkers = openTestTextWorkers(),
}: StudioSettings): Promise<Studio> {
  const database = await openTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'mandou-studio-'))
  const variables = variablesForTests({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    COURTESY_PHONES: COURTESY_PHONES.join(','),
  })
  const env = loadEnv(variables)
  const log = createLog(env.logLevel, 'studio')
  const core = await composeCore(env, { log, part: 'worker', textWorkers })
  const sessions = new Map<string, Session>()
  const app = await openApp(core, engine, sessions)
  const workerDeps = { ...core.photoEdits, engine, imageGenerator }
  const sweeps = [...photoEditsExpirySweeps(workerDeps), ...photoEditsSweeps(workerDeps)]
  let members = 0

  return {
    app,
    core,
    engine,
    variables,
    call: (request) => app.inject(request),
    aMember: async (traits) => {
      const session = await insertMember(core, members++, traits)
      sessions.set(session.memberId, session)
      const call = (request: InjectOptions) =>
        app.inject({ ...request, headers: { ...request.headers, 'x-member': session.memberId } })
      return { ...session, call, signOut: () => void sessions.delete(session.memberId) }
    },
    startWorking: () => startWorkers(core.boss, photoEditsHandlers(workerDeps), { jobs: PHOTO_EDITS_JOBS, log }),
    sweep: async (name) => {
      const found = sweeps.find((sweep) => sweep.name === `photo-edits.${name}`)
      if (!found) throw new Error(`no sweep is named ${name}`)
      await found.run()
    },
    advance: (ms) => advance(core, ms),
    listFiles: () => listKeys(core),
    close: async () => {
      await app.close()
      await engine.close()
      await core.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function openApp(core: Core, engine: Engine, sessions: ReadonlyMap<string, Session>): Promise<FastifyInstance> {
  const accessGuard: AccessGuard = {
    findSession: async ({ headers }) => {
      const session = sessions.get(String(headers['x-member']))
      // read each time, as the product does
      const { rows } = await core.database.pool.query<{ phone: string }>('select phone from members where id = $1', [
        session?.memberId,
      ])
      return session && { ...session, phone: rows[0]?.phone ?? session.phone }
    },
    checkAdmin: async () => {},
    languageOf,
  }
  return buildApp({
    log: core.log,
    publicUrl: core.env.publicUrl,
    isSecureOrigin: false,
    now: core.clock.now,
    operations: { checkReady: async () => {}, countJobs: async () => ({}) },
    registerRoutes: (app) => {
      registerAround(app, { core, engine, accessGuard })
      photoEditsRoutes(app, { deps: { ...core.photoEdits, engine, notifications: core.notifications }, accessGuard })
    },
  })
}

async function insertMember({ clock, database }: Core, index: number, traits: MemberTraits = {}): Promise<Session> {
  const now = clock.now()
  const memberId = newId(now)
  const phone = (traits.hasPlan ?? true) ? COURTESY_PHONES[index] : `+55118000${String(index).padStart(5, '0')}`
  if (!phone) throw new Error('a spec file has too many members')
  await database.pool.query(
    'insert into members (id, phone, language, occupation_area, created_at) values ($1, $2, $3, $4, $5)',
    [memberId, phone, 'pt-BR', traits.occupation ?? null, now],
  )
  return { id: newId(now), memberId, phone }
}

async function advance({ clock, database }: Core, ms: number): Promise<void> {
  const target = clock.now().getTime() + ms - Date.now()
  await moveSandboxClock(database.db, target)
  while (Math.abs(clock.now().getTime() - Date.now() - target) > 1000) await new Promise((resolve) => setImmediate(resolve))
}

async function listKeys({ files }: Core): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list()) keys.push(key)
  return keys.sort()
}
