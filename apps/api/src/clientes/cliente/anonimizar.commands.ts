import type { DadosAnonimizacao } from '@balcao/contract/clientes/cliente/api'
import type { SituacaoCliente } from '@balcao/contract/clientes/cliente/situacao'
import { inArray, sql } from 'drizzle-orm'
import { anonimizarHistorico, auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { usosEmPalavras } from '#infra/recusa/em-uso.ts'
import { emUso } from '#infra/recusa/recusa.ts'
import { cliente, clienteEndereco } from './cliente.table.ts'
import { clienteConsentimento } from './consentimento.table.ts'
import { emitirDosClientes } from './emitir.commands.ts'
import { esquecerPessoa, travarParaEsquecer, usosDaPessoa } from './esquecer.ts'
import { ENTIDADE } from './historico.ts'
import { obterCliente } from './obter.queries.ts'
import { travarReferencias } from './referencias.ts'
import { registrosDaPessoa } from './registros.queries.ts'
import { REMOVIDO, SEM_PESSOA, SEM_PORTA } from './removido.ts'
import { exigirIdentificado, exigirVersao, exigirVisualizacao, idsDaPessoa, travarCliente } from './travar.ts'

/** While the service is provided, the contract and tax law require knowing who receives it. */
const COM_SERVICO: readonly SituacaoCliente[] = ['ATIVO', 'SUSPENSO']

const SEM_DADOS = { ...SEM_PESSOA, cpf_cnpj: null, restricao: null, observacoes: null, id_externo: null }

const SO_A_REGIAO = { ...SEM_PORTA, cep: sql`left(${clienteEndereco.cep}, 5) || '000'` }

const exigirSemServico = async (db: Db, situacao: SituacaoCliente, ids: readonly string[]) => {
  if (COM_SERVICO.includes(situacao))
    throw emUso('Este cliente ainda tem serviço: só é possível anonimizar quem é prospecto ou foi cancelado')
  const onde = usosEmPalavras(await usosDaPessoa(db, ids))
  if (onde) throw emUso(`Este cliente ainda tem ${onde}: conclua ou cancele antes de anonimizar`)
}

/** Afterwards neither the record nor its history identifies anyone. It cannot be undone. */
export const anonimizarCliente = ({ db, ...autor }: Contexto, id: string, dados: DadosAnonimizacao) =>
  db.transaction(async (db) => {
    await travarParaEsquecer(db, await registrosDaPessoa(db, await idsDaPessoa(db, id)))
    await travarReferencias(db, id)
    const atual = await travarCliente(db, autor.usuario, id)
    exigirVisualizacao(autor.usuario)
    exigirIdentificado(atual)
    exigirVersao(autor.usuario, atual, dados.versao)
    const ids = await idsDaPessoa(db, atual.id)
    await exigirSemServico(db, atual.situacao, ids)
    const registros = await registrosDaPessoa(db, ids)
    await db
      .update(cliente)
      .set({
        ...SEM_DADOS,
        anonimizado_em: sql`now()`,
        atualizado_em: sql`now()`,
        versao: sql`${cliente.versao} + 1`,
      })
      .where(inArray(cliente.id, ids))
    await db.update(clienteEndereco).set(SO_A_REGIAO).where(inArray(clienteEndereco.cliente_id, ids))
    await db
      .update(clienteConsentimento)
      .set({ meio: REMOVIDO })
      .where(inArray(clienteConsentimento.cliente_id, ids))
    await anonimizarHistorico(db, ENTIDADE, ids)
    for (const registro of registros) await esquecerPessoa(db, registro)
    await auditar(db, autor, ENTIDADE, atual.id, 'ANONIMIZAR', {}, { motivo: dados.motivo })
    await emitirDosClientes(
      db,
      ids.map((id) => ({ evento: 'cliente.anonimizado', id })),
    )
    return obterCliente(db, autor.usuario, atual.id)
  })
