import { readFileSync } from 'node:fs'

const lido = readFileSync(new URL('../package.json', import.meta.url), 'utf8')

export const { version: VERSAO }: { version: string } = JSON.parse(lido)
