import { PREFIXO_DA_CHAVE } from '@balcao/contract/acesso/chave-api'
import { apresentarChave } from '#acesso/chave-api/apresentar.commands.ts'
import type { EmissorDeTokens } from '#infra/auth/tokens.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Leitor } from '#infra/db/leitor.ts'
import type { Origem } from '#infra/http/contexto.ts'
import { programaQueLe, sessaoAberta } from './sessao-aberta.queries.ts'

type Partes = { db: Db; leitor: Leitor; tokens: EmissorDeTokens }

/**
 * From what a request shows to who asks: the session of a token, or the key of another program. Each question asks the
 * database whether it is still open, and whose it is.
 */
export const criarAutenticador =
  ({ db, leitor, tokens }: Partes) =>
  async (mostrado: string, origem: Origem) => {
    if (mostrado.startsWith(PREFIXO_DA_CHAVE))
      return programaQueLe(leitor, await apresentarChave({ db, leitor }, mostrado, origem))
    const lido = await tokens.lerAcesso(mostrado)
    return lido && sessaoAberta({ leitor }, lido.sessaoId)
  }
