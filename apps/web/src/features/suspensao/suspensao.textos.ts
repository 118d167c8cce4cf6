import type { PaginaDeSuspensoes, TipoDeSuspensao } from '@balcao/contract/cobranca/suspensao-api'

const contratos = (n: number) => (n === 1 ? '1 contrato' : `${n} contratos`)
const dias = (n: number) => (n === 1 ? '1 dia' : `${n} dias`)

export const textos = {
  titulo: 'Suspensões por atraso',
  todos: 'Marcar todos os que estão à vista',
  nenhumMarcado: 'Marque ao menos um contrato',
  demais: (maximo: number) => `Marque no máximo ${maximo} de cada vez`,
  boletos: (n: number, atraso: number) => `${n} boletos vencidos, o primeiro há ${dias(atraso)}`,
  modo: ({ modo, dias_para_suspender: prazo }: Pick<PaginaDeSuspensoes, 'modo' | 'dias_para_suspender'>) => {
    if (modo === 'NAO') return 'Nas configurações gerais, “Contrato com boleto vencido” está em “Nada”.'
    return modo === 'FAZER'
      ? `O sistema suspende sozinho, de madrugada, quem passa de ${dias(prazo)} de atraso, e religa logo depois do pagamento.`
      : `São sugeridos os contratos com mais de ${dias(prazo)} de atraso. Nada é feito sem você.`
  },
  desligado: 'Nada é sugerido nem feito.',
}

type DoTipo = {
  titulo: string
  csv: string
  botao: (n: number) => string
  pergunta: (n: number) => string
  consequencia: string
  feitos: (n: number) => string
  falhas: string
  vazio: string
  ha: (n: number) => string
}

export const doTipo: Record<TipoDeSuspensao, DoTipo> = {
  SUSPENDER: {
    titulo: 'A suspender',
    csv: 'a-suspender.csv',
    botao: (n) => (n ? `Suspender ${contratos(n)}` : 'Suspender'),
    pergunta: (n) => `Suspender ${contratos(n)}?`,
    consequencia:
      'Os contratos ficam suspensos a partir de hoje, com o boleto vencido como motivo, e o mês passa a ser cobrado por dias. Hoje ainda dá para desfazer; depois, use “Reativar” no contrato.',
    feitos: (n) => `${contratos(n)} ${n === 1 ? 'suspenso' : 'suspensos'}`,
    falhas: 'Não foi possível suspender:',
    vazio: 'Nenhum contrato ativo passou do prazo.',
    ha: (n) => `vencido há ${dias(n)}`,
  },
  RELIGAR: {
    titulo: 'A religar',
    csv: 'a-religar.csv',
    botao: (n) => (n ? `Religar ${contratos(n)}` : 'Religar'),
    pergunta: (n) => `Religar ${contratos(n)}?`,
    consequencia: 'Os contratos voltam a valer a partir de hoje, e o mês passa a ser cobrado por dias.',
    feitos: (n) => `${contratos(n)} ${n === 1 ? 'religado' : 'religados'}`,
    falhas: 'Não foi possível religar:',
    vazio: 'Ninguém que foi suspenso por atraso pagou tudo e continua suspenso.',
    ha: (n) => (n === 0 ? 'suspenso hoje' : `suspenso há ${dias(n)}`),
  },
}
