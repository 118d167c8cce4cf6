import { acontecimentosDoAtendimento } from '@balcao/contract/posvenda/atendimento'
import {
  nomesDasPrioridades,
  nomesDasSituacoesDeAtendimento,
  nomesDosCanaisDeAtendimento,
  nomesDosTiposDeAtendimento,
} from '@balcao/contract/posvenda/atendimento-nomes'
import { transicoesDoAtendimento } from '@balcao/contract/posvenda/atendimento-transicoes'
import { type SQL, sql } from 'drizzle-orm'
import { nomeado, type ReferenciaAoCliente } from '#clientes/cliente/referencias.ts'
import { atendimento } from './atendimento.table.ts'
import { atendimentoHistorico, atendimentoMensagem } from './conversa.table.ts'

const rotulos: Record<string, { rotulo: string }> = {
  ...transicoesDoAtendimento,
  abrir: { rotulo: 'Abrir' },
  receber: { rotulo: 'Receber outro' },
}
const nomesDasAcoes = Object.fromEntries(
  acontecimentosDoAtendimento.map((acao) => [acao, rotulos[acao]?.rotulo ?? acao]),
)
const nomesDasMensagens = { INTERNA: 'Anotação', AO_CLIENTE: 'Ao cliente' }

const lista = (linha: SQL, de: SQL, ordem: SQL) =>
  sql`(select coalesce(json_agg(json_build_object(${linha}) order by ${ordem}), '[]') from ${de})`

// With the tables in words: drizzle leaves them out in front of a column, and the inner ones have an id too.
const mensagens = lista(
  sql`'em', atendimento_mensagem.em, 'quem', atendimento_mensagem.quem,
    'tipo', ${nomeado(atendimentoMensagem.tipo, nomesDasMensagens)}, 'para', atendimento_mensagem.para,
    'texto', atendimento_mensagem.texto`,
  sql`atendimento_mensagem where atendimento_mensagem.atendimento_id = atendimento.id`,
  sql`atendimento_mensagem.em`,
)
const historico = lista(
  sql`'em', atendimento_historico.em, 'acao', ${nomeado(atendimentoHistorico.acao, nomesDasAcoes)},
    'situacao', ${nomeado(atendimentoHistorico.para, nomesDasSituacoesDeAtendimento)},
    'quem', atendimento_historico.quem, 'motivo', atendimento_historico.motivo,
    'detalhe', atendimento_historico.detalhe`,
  sql`atendimento_historico where atendimento_historico.atendimento_id = atendimento.id`,
  sql`atendimento_historico.em, atendimento_historico.id`,
)
const arquivos = lista(
  sql`'nome', a.nome, 'enviado_em', a.em, 'enviado_por', a.quem`,
  sql`atendimento_anexo a where a.atendimento_id = atendimento.id and a.descartado_em is null`,
  sql`a.em`,
)
const acessosAosArquivos = lista(
  sql`'em', a.em, 'quem', a.usuario_nome, 'ip', a.ip`,
  sql`atendimento_anexo_acesso a where a.atendimento_id = atendimento.id`,
  sql`a.em`,
)

/** What a merge moves, and what the person's LGPD file tells of their tickets. */
export const atendimentoDoCliente: ReferenciaAoCliente = {
  coluna: atendimento.cliente_id,
  id: atendimento.id,
  titulo: 'atendimentos',
  campos: {
    protocolo: atendimento.protocolo,
    criado_em: atendimento.criado_em,
    situacao: nomeado(atendimento.situacao, nomesDasSituacoesDeAtendimento),
    tipo: nomeado(atendimento.tipo, nomesDosTiposDeAtendimento),
    prioridade: nomeado(atendimento.prioridade, nomesDasPrioridades),
    canal: nomeado(atendimento.canal, nomesDosCanaisDeAtendimento),
    assunto: atendimento.assunto,
    solicitante: atendimento.solicitante_nome,
    telefone: atendimento.solicitante_telefone,
    prazo: atendimento.prazo,
    mensagens,
    historico,
    arquivos,
    acessos_aos_arquivos: acessosAosArquivos,
  },
}
