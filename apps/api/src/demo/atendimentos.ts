import type { LinhaDoAtendimento } from '@balcao/contract/posvenda/atendimento'
import type {
  CanalAtendimento,
  Prioridade,
  SituacaoAtendimento,
  TipoAtendimento,
} from '@balcao/contract/posvenda/atendimento-opcoes'

type Pedido = {
  tipo: TipoAtendimento
  prioridade: Prioridade
  canal: CanalAtendimento
  assunto: string
  relato: string
  resposta: string
  solucao: string
}

/** What clients of a provider ask for. */
export const pedidos: Pedido[] = [
  {
    ...{ tipo: 'SUPORTE', prioridade: 'ALTA', canal: 'WHATSAPP', assunto: 'Internet cai à noite' },
    relato: 'Depois das 20h a conexão cai a cada poucos minutos. Já reiniciou o roteador.',
    resposta: 'Bom dia. Trocamos o canal do Wi-Fi daqui. Pode dizer hoje à noite se melhorou?',
    solucao: 'Canal do Wi-Fi trocado; o cliente confirmou que parou de cair',
  },
  {
    ...{ tipo: 'SUPORTE', prioridade: 'URGENTE', canal: 'TELEFONE', assunto: 'Sem sinal desde ontem' },
    relato: 'Luz LOS vermelha na ONU. Choveu forte na rua.',
    resposta: 'Boa tarde. Um técnico vai até aí amanhã de manhã. Haverá alguém em casa?',
    solucao: 'Fibra rompida no poste, emendada pelo técnico',
  },
  {
    ...{ tipo: 'FINANCEIRO', prioridade: 'NORMAL', canal: 'EMAIL', assunto: 'Cobrança em duplicidade' },
    relato: 'Pagou a fatura do mês duas vezes, por Pix e por boleto.',
    resposta: 'Olá. Encontramos os dois pagamentos. Prefere devolução ou desconto na próxima fatura?',
    solucao: 'Valor descontado na fatura seguinte',
  },
  {
    ...{ tipo: 'FINANCEIRO', prioridade: 'BAIXA', canal: 'LOJA', assunto: 'Trocar o dia de vencimento' },
    relato: 'Recebe no dia 15 e pede vencimento no dia 20.',
    resposta: 'Olá. O novo vencimento vale a partir do próximo mês. Tudo bem assim?',
    solucao: 'Vencimento trocado para o dia 20',
  },
  {
    ...{ tipo: 'MUDANCA_ENDERECO', prioridade: 'NORMAL', canal: 'TELEFONE', assunto: 'Vai mudar de casa' },
    relato: 'Muda no fim do mês para outro bairro da mesma cidade. Quer saber se há cobertura.',
    resposta: 'Olá. Há cobertura no novo endereço. Qual dia é melhor para a mudança?',
    solucao: 'Mudança agendada',
  },
  {
    ...{ tipo: 'MUDANCA_PLANO', prioridade: 'NORMAL', canal: 'WHATSAPP', assunto: 'Quer mais velocidade' },
    relato: 'Dois filhos estudam em casa. Pergunta pelo plano de 700 Mbps.',
    resposta: 'Olá. O plano de 700 Mbps sai por R$ 129,90 por mês. Podemos mudar?',
    solucao: 'O cliente preferiu ficar no plano atual',
  },
  {
    ...{ tipo: 'CANCELAMENTO', prioridade: 'ALTA', canal: 'TELEFONE', assunto: 'Pediu para cancelar' },
    relato: 'Diz que o concorrente ofereceu preço menor. Quer saber da multa.',
    resposta: 'Olá. Enviamos o cálculo da multa e uma proposta. Pode nos responder até sexta?',
    solucao: 'Aceitou desconto por seis meses e ficou',
  },
  {
    ...{ tipo: 'OUTRO', prioridade: 'BAIXA', canal: 'VISITA', assunto: 'Segunda via do contrato' },
    relato: 'Precisa do contrato assinado para o condomínio.',
    resposta: 'Olá. O contrato segue no link que enviamos na contratação.',
    solucao: 'Contrato reenviado',
  },
]

type Passo = { acao: LinhaDoAtendimento['acao']; para: SituacaoAtendimento }

const ABERTO: Passo[] = [{ acao: 'abrir', para: 'ABERTO' }]
const ANDANDO: Passo[] = [...ABERTO, { acao: 'iniciar', para: 'EM_ANDAMENTO' }]
const FECHADO: Passo[] = [
  ...ANDANDO,
  { acao: 'resolver', para: 'RESOLVIDO' },
  { acao: 'fechar', para: 'FECHADO' },
]

/** How tickets came to where they stand, and how many hours ago they began: some are late, most are over. */
export const caminhos: { passos: Passo[]; horas: number }[] = [
  { passos: ABERTO, horas: 1 },
  { passos: ABERTO, horas: 150 },
  { passos: ANDANDO, horas: 3 },
  { passos: ANDANDO, horas: 200 },
  { passos: [...ANDANDO, { acao: 'aguardar_cliente', para: 'AGUARDANDO_CLIENTE' }], horas: 60 },
  { passos: FECHADO.slice(0, 3), horas: 40 },
  { passos: [...FECHADO, { acao: 'reabrir', para: 'REABERTO' }], horas: 300 },
  ...Array.from({ length: 9 }, (_, i) => ({ passos: FECHADO, horas: 500 + 700 * i })),
]
