// Connection strings with several hosts.
import { expect, test } from 'vitest'
import { addressesOf, Hosts, hostOf } from './hosts.ts'

test('every host of every connection string has an address', () => {
  expect(addressesOf('postgres://u:p%2C@a:1,b,[::1]:3/site?sslmode=require')).toEqual([
    'postgres://u:p%2C@a:1/site?sslmode=require',
    'postgres://u:p%2C@b/site?sslmode=require',
    'postgres://u:p%2C@[::1]:3/site?sslmode=require',
  ])
  expect(addressesOf('postgres://a/x postgresql://b/y, postgres://c,d/z')).toEqual([
    'postgres://a/x',
    'postgresql://b/y',
    'postgres://c/z',
    'postgres://d/z',
  ])
  expect(addressesOf('postgres:///site?host=/run/postgresql')).toEqual([
    'postgres:///site?host=/run/postgresql',
  ])
})

test('target_session_attrs is for choosing a host, and is not passed on', () => {
  const url = 'postgres://a,b/site?target_session_attrs=read-write&sslmode=no-verify'
  expect(addressesOf(url)).toEqual([
    'postgres://a/site?sslmode=no-verify',
    'postgres://b/site?sslmode=no-verify',
  ])
})

test('only with several hosts, or where it is said, a server must take writes', () => {
  expect(new Hosts('postgres://a/site').mustTakeWrites).toBe(false)
  expect(new Hosts('postgres://a,b/site').mustTakeWrites).toBe(true)
  expect(new Hosts('postgres://a/site?target_session_attrs=read-write').mustTakeWrites).toBe(true)
})

test('the next host is tried once, however many connections failed', async () => {
  const hosts = new Hosts('postgres://a,b,c/site')
  hosts.failed('postgres://a/site')
  hosts.failed('postgres://a/site')
  expect(hosts.current).toBe('postgres://b/site')
  const tried: string[] = []
  const failing = hosts.connect(async (address) => {
    tried.push(hostOf(address))
    throw new Error(address)
  })
  await expect(failing).rejects.toThrow('postgres://a/site')
  expect(tried).toEqual(['b:5432', 'c:5432', 'a:5432'])
})
