import type { Atendimento, NovoAtendimento } from '@balcao/contract/posvenda/atendimento'
import { agendaEm } from '@balcao/contract/posvenda/horas-uteis'
import { and, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { exigirIdentificado, travarCliente } from '#clientes/cliente/travar.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { exigirAtendente } from './atendentes.queries.ts'
import { obterAtendimento } from './atendimento.queries.ts'
import { atendimento } from './atendimento.table.ts'
import { contratoAlcancado } from './contrato-do-atendimento.queries.ts'
import { atendimentoMensagem } from './conversa.table.ts'
import { anotarNoAtendimento } from './historico.commands.ts'
import { prazoDeAgora } from './prazo.ts'

/** Sent again with the same id and content, it is the ticket that the first call opened. */
export const abrirAtendimento = (
  { db, ...autor }: Contexto,
  { relato, ...dados }: NovoAtendimento,
): Promise<Atendimento> =>
  db.transaction(async (db) => {
    const quem = autor.usuario
    const { cliente, empresa_id, lugar, cliente_texto } = await contratoAlcancado(
      db,
      quem,
      dados.cliente_plano_id,
    )
    // From here on nobody forgets the person whose words are being written down.
    exigirIdentificado(await travarCliente(db, quem, cliente.id))
    const responsavel = dados.responsavel_id && (await exigirAtendente(db, dados.responsavel_id, empresa_id))
    const configuracao = await lerConfiguracao(db)
    const prazo = prazoDeAgora(dados.prioridade, agendaEm(lugar, configuracao), configuracao)
    const [novo] = await db
      .insert(atendimento)
      .values({
        ...dados,
        ...{
          empresa_id,
          cliente_id: cliente.id,
          cliente_texto,
          aberto_por: quem.contaId,
          situacao: 'ABERTO',
        },
        ...prazo,
      })
      .onConflictDoNothing({ target: atendimento.id })
      .returning({ id: atendimento.id })
    if (!novo) {
      await exigirMesmo(db, quem.contaId, { ...dados, relato })
      return obterAtendimento(db, quem, dados.id)
    }
    if (relato)
      await db.insert(atendimentoMensagem).values({
        ...{ id: v7(), atendimento_id: novo.id, tipo: 'INTERNA', texto: relato },
        ...{ usuario_id: quem.id, quem: quem.nome },
      })
    await anotarNoAtendimento(db, autor, {
      ...{ atendimento_id: novo.id, acao: 'abrir', de: null, para: 'ABERTO' },
      detalhe: responsavel ? `com ${responsavel.nome}` : null,
    })
    const { tipo, prioridade, canal, responsavel_id, cliente_plano_id } = dados
    await auditar(
      db,
      autor,
      'atendimento',
      novo.id,
      'CRIAR',
      {},
      {
        ...{
          cliente_plano_id,
          tipo,
          prioridade,
          canal,
          responsavel_id,
          prazo: prazo.prazo,
          situacao: 'ABERTO',
        },
      },
    )
    return obterAtendimento(db, quem, novo.id)
  })

const exigirMesmo = async (
  db: Db,
  quemId: string,
  { id, cliente_plano_id, relato, ...dados }: NovoAtendimento,
) => {
  const [lido] = await db
    .select({ aberto: atendimento, relato: atendimentoMensagem.texto })
    .from(atendimento)
    // The report was written at the same instant.
    .leftJoin(
      atendimentoMensagem,
      and(
        eq(atendimentoMensagem.atendimento_id, atendimento.id),
        eq(atendimentoMensagem.em, atendimento.criado_em),
      ),
    )
    .where(eq(atendimento.id, id))
  if (
    lido?.aberto.aberto_por !== quemId ||
    lido.aberto.cliente_plano_id !== cliente_plano_id ||
    lido.relato !== relato ||
    // Once somebody has worked on it, it no longer tells what was sent.
    (lido.aberto.versao === 1 && !contem(lido.aberto, dados))
  )
    throw new Recusa(
      409,
      'JA_EXISTE',
      'Já há outro atendimento com este identificador. Abra o formulário de novo.',
    )
}

const contem = <D extends object>(inteiro: D, dados: D) =>
  Object.entries(dados).every(([campo, valor]) => inteiro[campo as keyof D] === valor)
