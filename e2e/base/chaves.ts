import { dadosDeChave } from '../../apps/api/src/acesso/chave-api/chave-api.fabrica.ts'
import { ADMIN } from '../../apps/api/src/testes/admin.ts'
import type { Mundo } from './teste.ts'

export const prepararChave = async ({ api }: Pick<Mundo, 'api'>) => {
  const { access_token: token } = await api.entrar()
  const corpo = { ...dadosDeChave(), senha_atual: ADMIN.senha }
  return (await api.exigir<{ id: string }>('POST', '/chave-api', { token, corpo })).id
}
