import { codigos } from '@balcao/contract/base/erro'
import { AvisoRecebido, avisoDePagamentoApi as api } from '@balcao/contract/cobranca/aviso-api'
import type { FastifyRequest } from 'fastify'
import { abrirSegredo } from '#cobranca/conta-bancaria/segredo.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { contarTentativa, regrasDeAssinatura } from '#infra/freio/freio.ts'
import type { Origem } from '#infra/http/contexto.ts'
import { rota, rotaDeLeitura, type Servidor } from '#infra/http/rota.ts'
import { validar } from '#infra/http/validar.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import type { Cofre } from '#provedor/configuracao/cofre.ts'
import { conferirAssinatura } from './assinatura.ts'
import { contaDoAviso, listarAvisos } from './aviso.queries.ts'
import { exportarAvisos } from './exportar.queries.ts'
import { receberAviso } from './receber.commands.ts'

const lerJson = (corpo: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(corpo))
  } catch {
    throw new Recusa(400, codigos.validacao, 'O corpo do aviso não é um JSON válido')
  }
}

type Chegado = { id: string; corpo: Uint8Array; req: FastifyRequest; origem: Origem }

/** Account, signature and time. Until the signature is right, every refusal is the same. */
const exigirAssinatura = async (db: Db, cofre: Cofre, { id, corpo, req, origem }: Chegado) => {
  const conta = await contaDoAviso(db, id)
  const segredo = conta && abrirSegredo(cofre, conta)
  const conferida = conferirAssinatura({ segredo, cabecalhos: req.headers, corpo, agora: new Date() })
  if (!conta || !conferida) {
    await contarTentativa(db, regrasDeAssinatura(origem.ip))
    throw new Recusa(401, 'ASSINATURA_INVALIDA', 'A assinatura do aviso não confere')
  }
  if (!conferida.na_hora)
    throw new Recusa(
      401,
      'AVISO_FORA_DA_HORA',
      'O aviso foi assinado há mais de 5 minutos, ou com o relógio adiantado: assine de novo ao reenviar',
    )
  return { conta, aviso_id: conferida.aviso_id }
}

export const rotasDeAvisoDePagamento = (app: Servidor, { cofre }: { cofre: Cofre }) => {
  rota(app, api.receber, async ({ params: { id }, body: corpo }, { db, origem, req }) => {
    const { conta, aviso_id } = await exigirAssinatura(db, cofre, { id, corpo, req, origem })
    return receberAviso(db, conta, aviso_id, validar('body', AvisoRecebido, lerJson(corpo)))
  })
  rota(app, api.listar, ({ query }, { db, usuario }) => listarAvisos(db, usuario, query))
  rotaDeLeitura(app, api.exportar, ({ query }, { db, leitura }) => exportarAvisos(db, leitura, query))
}
