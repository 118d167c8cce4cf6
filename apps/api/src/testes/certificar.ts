import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** A certificate for `localhost` that nobody else knows, in a folder of the test. */
export const certificar = (pasta: string, dias = 2) => {
  const [certificado, chave] = [path.join(pasta, 'fullchain.pem'), path.join(pasta, 'privkey.pem')]
  const curva = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const nome = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const onde = ['-keyout', chave, '-out', certificado]
  execFileSync('openssl', ['req', '-x509', ...curva, '-nodes', '-days', String(dias), ...nome, ...onde], {
    stdio: 'ignore',
  })
  return { certificado, chave }
}
