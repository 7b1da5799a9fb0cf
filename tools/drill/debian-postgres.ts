/**
 * Debian's PostgreSQL 15 with a streaming replica that confirms each commit, behind one address that follows the main one,
 * as a name or a virtual address does. Only as root: the servers run under the account of the package.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findFreePort } from '#platform/find-free-port.ts'
import { isAlive } from '#platform/is-alive.ts'
import { chooseAccount } from '#platform/postgres/choose-account.ts'
import type { DrilledDatabase } from './engines.ts'
import { mountSmall } from './full-disk.ts'
import { openWeakLine } from './weak-line.ts'
import { withClient } from './with-client.ts'

const PROGRAMS = '/usr/lib/postgresql/15/bin'
const START_WITHIN_S = 60
/** Enough for the scenarios before it is filled. */
const SMALL_MB = 900
const SETTINGS = "-k '' -c max_connections=150 -c max_wal_size=128MB"

export function hasDebianPostgres(): boolean {
  return process.getuid?.() === 0 && existsSync(`${PROGRAMS}/pg_basebackup`)
}

interface Node {
  readonly home: string
  readonly port: number
}

export async function openReplicatedDatabase(folder: string): Promise<DrilledDatabase> {
  const home = join(folder, 'postgres')
  await mkdir(home)
  const account = chooseAccount(folder)
  if (!account) throw new Error('there is no account for PostgreSQL')
  await chown(home, account.uid, account.gid)
  const run = promisify(execFile)
  const program = (name: string, ...args: string[]) => run(`${PROGRAMS}/${name}`, args, { ...account, cwd: '/' })
  const control = ({ home: data, port }: Node, ...args: string[]) =>
    program(
      'pg_ctl',
      '-D',
      data,
      '-w',
      '-t',
      String(START_WITHIN_S),
      '-l',
      `${data}.log`,
      '-o',
      `-p ${port} ${SETTINGS}`,
      ...args,
    )
  const nodes = await Promise.all(['a', 'b'].map(async (name) => ({ home: join(home, name), port: (await findFreePort()) ?? 0 })))
  let [main, standby] = nodes as [Node, Node] // as: two names
  await mkdir(main.home)
  const unmount = mountSmall(main.home, SMALL_MB)
  await chown(main.home, account.uid, account.gid)
  await chmod(main.home, 0o700)
  await program('initdb', '-D', main.home, '-U', 'mandou', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
  await control(main, 'start')
  const addressOf = ({ port }: Node, name = 'mandou') => `postgres://mandou:mandou@127.0.0.1:${port}/${name}`
  await withClient(addressOf(main, 'postgres'), (client) => client.query('create database mandou'))
  const follow = async () => {
    // a disk cannot be removed, only what is on it
    for (const name of await readdir(standby.home).catch(() => []))
      await rm(join(standby.home, name), { recursive: true, force: true })
    await program(
      'pg_basebackup',
      '-h',
      '127.0.0.1',
      '-p',
      String(main.port),
      '-U',
      'mandou',
      '-D',
      standby.home,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
    )
    await control(standby, 'start')
    await settle("'*'")
  }
  const settle = async (names: string) => {
    await withClient(addressOf(main), (client) => client.query(`alter system set synchronous_standby_names = ${names}`))
    await withClient(addressOf(main), (client) => client.query('select pg_reload_conf()'))
  }
  await follow()
  const line = await openWeakLine([main.port])
  const kill = async () => {
    const pid = Number((await readFile(join(main.home, 'postmaster.pid'), 'utf8')).split('\n')[0])
    process.kill(pid, 'SIGKILL')
    while (isAlive(pid)) await wait(20)
  }
  const isRunning = ({ home: data }: Node) =>
    program('pg_ctl', '-D', data, 'status').then(
      () => true,
      () => false,
    )
  const start = async () => {
    // its former processes may still be ending
    for (let tries = 0; ; tries += 1) {
      const isUp = await control(main, 'start').then(
        () => true,
        () => false,
      )
      if (isUp) return
      if (tries > 40) throw new Error('the database did not start')
      await wait(250)
    }
  }
  return {
    url: `postgres://mandou:mandou@127.0.0.1:${line.port}/mandou`,
    replicaUrl: addressOf(standby),
    described: 'PostgreSQL 15 with a synchronous replica',
    disk: unmount && join(home, 'a'),
    ensureRunning: async () => {
      if (await isRunning(main)) return false
      await start()
      return true
    },
    stop: async () => {
      await control(main, 'stop', '-m', 'fast').catch(() => undefined)
    },
    start,
    kill,
    failOver: async () => {
      await kill()
      line.become('cut')
      await control(standby, 'promote')
      ;[main, standby] = [standby, main]
      // nobody confirms any more: without this each commit would wait for a replica
      await settle("''")
      line.lead([main.port])
      line.become('open')
      return follow
    },
    close: async () => {
      for (const node of [main, standby]) await control(node, 'stop', '-m', 'immediate').catch(() => undefined)
      await line.close()
      await unmount?.()
    },
  }
}
