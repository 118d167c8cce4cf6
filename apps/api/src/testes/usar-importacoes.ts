import { beforeAll } from 'vitest'
import { chamadasDeImportacao } from '#clientes/importacao/importacao.fabrica.ts'
import { usarServidor } from './ambiente.ts'

/** For a test file: a server, and its administrator importing into one company. */
export const usarImportacoes = (empresa = 'Rede Serrana') => {
  const s = usarServidor()
  const caixa = { token: '', empresa: '' }
  beforeAll(async () => {
    caixa.token = (await s().admin()).acesso
    caixa.empresa = (await s().fabrica.empresa(empresa)).id
  })
  return { s, caixa, i: chamadasDeImportacao(s, () => caixa) }
}
