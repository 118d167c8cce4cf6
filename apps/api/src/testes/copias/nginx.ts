import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { certificar } from '#testes/certificar.ts'
import { portaLivre } from '#testes/porta-livre.ts'

const CONFIGURACAO = new URL('../../../../../deploy/nginx/balcao.conf', import.meta.url)

/** Fails when the file no longer says what is replaced. */
const trocar = (texto: string, trocas: Record<string, string>) => {
  let feito = texto
  for (const [de, para] of Object.entries(trocas)) {
    if (!feito.includes(de)) throw new Error(`${CONFIGURACAO.pathname} não tem mais "${de}"`)
    feito = feito.replaceAll(de, para)
  }
  return feito
}

const principal = (pasta: string) => {
  const temporarias = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (nome) => `${nome}_temp_path ${path.join(pasta, nome)};`,
  )
  return [
    ...['daemon off;', 'user root;', 'worker_processes 1;', 'error_log stderr crit;'],
    `pid ${path.join(pasta, 'nginx.pid')};`,
    'events { worker_connections 1024; }',
    `http { ${temporarias.join(' ')} include ${path.join(pasta, 'balcao.conf')}; }`,
  ].join('\n')
}

const aceita = async (porta: number, processo: ChildProcess) => {
  for (;;) {
    if (processo.exitCode !== null) throw new Error(`o nginx terminou com ${processo.exitCode}`)
    const resposta = await fetch(`http://127.0.0.1:${porta}`, { redirect: 'manual' }).catch(() => null)
    if (resposta) return
    await new Promise((pronto) => setImmediate(pronto))
  }
}

/** Debian's nginx with the configuration of `deploy/`, on other ports and with a certificate of its own. */
export const ligarNginx = async (pasta: string, copias: readonly [number, number]) => {
  mkdirSync(pasta, { recursive: true })
  const [http, https] = [await portaLivre(), await portaLivre()]
  const { certificado, chave } = certificar(pasta)
  const configuracao = trocar(readFileSync(CONFIGURACAO, 'utf8'), {
    '127.0.0.1:3001': `127.0.0.1:${copias[0]}`,
    '127.0.0.1:3002': `127.0.0.1:${copias[1]}`,
    'listen 80;': `listen 127.0.0.1:${http};`,
    'listen 443 ssl': `listen 127.0.0.1:${https} ssl`,
    'listen [::]:80;': '',
    'listen [::]:443 ssl http2;': '',
    '/var/log/nginx/access.log': path.join(pasta, 'acessos.log'),
    '/etc/balcao/tls/fullchain.pem': certificado,
    '/etc/balcao/tls/privkey.pem': chave,
  })
  writeFileSync(path.join(pasta, 'balcao.conf'), configuracao)
  writeFileSync(path.join(pasta, 'nginx.conf'), principal(pasta))
  const processo = spawn('nginx', ['-p', pasta, '-c', path.join(pasta, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  })
  await aceita(http, processo)
  const desligar = async () => {
    processo.kill('SIGQUIT')
    if (processo.exitCode === null) await once(processo, 'exit')
  }
  const log = () => readFileSync(path.join(pasta, 'acessos.log'), 'utf8')
  return { http, https, ca: readFileSync(certificado), log, desligar }
}
