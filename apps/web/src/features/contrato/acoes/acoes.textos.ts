import { emMeses } from '@balcao/contract/catalogo/oferta-texto'
import { nomesDosContratos } from '@balcao/contract/vendas/contrato'
import { eventosDeContrato, type TipoEvento } from '@balcao/contract/vendas/contrato-evento'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'

export const perguntas: Record<TipoEvento, { pergunta: string; consequencia: string }> = {
  TROCA_PLANO: {
    pergunta: 'Trocar de plano',
    consequencia: 'O preço novo vem na fatura do mês seguinte ao da troca; o que já passou não muda.',
  },
  ADICIONAL_ENTRA: {
    pergunta: 'Incluir um adicional',
    consequencia: 'Pelo preço de hoje do catálogo, na fatura do mês seguinte.',
  },
  ADICIONAL_SAI: {
    pergunta: 'Retirar um adicional',
    consequencia: 'Deixa de ser cobrado na fatura do mês seguinte.',
  },
  MUDANCA_ENDERECO: {
    pergunta: 'Mudar o endereço da instalação',
    consequencia: 'O plano continua o mesmo, se for vendido no endereço novo.',
  },
  SUSPENSAO: {
    pergunta: 'Suspender o contrato?',
    consequencia: 'O serviço para no dia escolhido, e os dias suspensos não são cobrados.',
  },
  REATIVACAO: {
    pergunta: 'Reativar o contrato?',
    consequencia: 'O serviço volta no dia escolhido, com o mesmo plano e preço.',
  },
  TRANSFERENCIA: {
    pergunta: 'Transferir a titularidade',
    consequencia: 'O contrato passa a outro cliente como está: plano, preço e fidelidade seguem.',
  },
  CANCELAMENTO: {
    pergunta: 'Cancelar o contrato?',
    consequencia: 'O serviço acaba no dia escolhido. O que se deve até lá continua devido.',
  },
}

const feitos: Record<TipoEvento, string> = {
  TROCA_PLANO: 'Plano trocado',
  ADICIONAL_ENTRA: 'Adicional incluído',
  ADICIONAL_SAI: 'Adicional retirado',
  MUDANCA_ENDERECO: 'Endereço da instalação mudado',
  SUSPENSAO: 'Contrato suspenso',
  REATIVACAO: 'Contrato reativado',
  TRANSFERENCIA: 'Titularidade transferida',
  CANCELAMENTO: 'Contrato cancelado',
}

/** `dia`: null when it was done at once. */
export const feito = (tipo: TipoEvento, dia: string | null) =>
  dia === null ? feitos[tipo] : `Marcado para ${dia}: ${eventosDeContrato[tipo].nome.toLowerCase()}`

/** What happened to the contract while a question about it was open. */
export const oQueMudou = ({ situacao, eventos }: Pick<Contrato, 'situacao' | 'eventos'>) => {
  const ultimo = eventos.toSorted((a, b) => b.criado_em.localeCompare(a.criado_em))[0]
  const houve = ultimo ? ` Última mudança: ${eventosDeContrato[ultimo.tipo].nome}, ${ultimo.texto}.` : ''
  return {
    titulo: 'O contrato mudou enquanto você decidia',
    agora: `Agora ele está “${nomesDosContratos[situacao]}”.${houve}`,
    continuar: 'Continuar com o contrato como está agora',
  }
}

export const textos = {
  acoes: 'O que você pode fazer',
  porMes: (valor: string) => `${valor} por mês`,
  planejar: (dia: string) => `Planejar para ${dia}`,
  dia: 'A partir de que dia',
  dicaDoDia: 'Hoje, ou um dia à frente: até lá pode ser desfeito',
  semDia: 'Escolha o dia',
  motivo: 'Motivo',
  dicaDoMotivo: 'Quem olhar o contrato depois lê isto',
  efeito: {
    titulo: 'O que muda',
    calculando: 'Calculando…',
    nadaMuda: 'Preço, fidelidade e faturas ficam como estão.',
    recusado: 'Assim não é possível',
    situacao: 'Situação',
    titular: 'Titular',
    endereco: 'Endereço',
    plano: 'Plano',
    adicionais: 'Adicionais',
    nenhum: 'nenhum',
    mensalidade: 'Mensalidade',
    fidelidade: 'Fidelidade até',
    semFidelidade: 'sem fidelidade',
    multa: 'Multa nesse dia',
    multaDaSaida: (valor: string) => `Multa a pagar: ${valor}.`,
    fatura: (mes: string) => `Fatura ${mes}`,
    faturasDesde: (mes: string) => `Desde ${mes}`,
    semFatura: 'não há',
  },
  plano: {
    campo: 'Plano novo',
    escolha: 'Escolha o plano',
    nenhum: 'Nenhum outro plano é vendido neste endereço.',
    mesmoValor: 'mesmo valor',
    mega: (download: number, upload: number) => `${download} / ${upload} Mega`,
    beneficio: (meses: number) =>
      `Dar o benefício do plano novo: ${meses === 1 ? 'recomeça' : 'recomeçam'} ${emMeses(meses)} de fidelidade`,
    dicaDoBeneficio: (descricao: string | null, valor: string) =>
      `${descricao ?? 'Benefício'} (${valor}). Sem isto, a fidelidade atual segue como está.`,
  },
  adicional: {
    campo: 'Adicional',
    escolha: 'Escolha o adicional',
    nenhum: 'Nenhum outro adicional é vendido com este plano.',
    quantidade: 'Quantos',
    quantidadeErrada: (ate: number) => `De 1 a ${ate}`,
  },
  endereco: {
    campo: 'Para onde',
    escolha: 'Escolha o endereço',
    novo: 'Outro endereço',
    dicaDoNovo: 'Entra também no cadastro do cliente',
    referencia: 'Ponto de referência',
  },
  transferir: {
    procurar: 'Quem será o titular?',
    para: 'Novo titular:',
    outro: 'Escolher outro',
    escolha: 'Escolha o novo titular',
    outraEmpresa: 'É cliente de outra empresa',
  },
  cancelar: {
    porque: 'Por que acaba',
    cliente: 'O cliente quer sair',
    comMulta: 'Com a multa do dia, se houver fidelidade',
    provedor: 'A culpa é do provedor',
    semMulta: 'Sem multa: o serviço não foi prestado como combinado',
    arrependimento: (dia: string) =>
      `O cliente pode se arrepender até ${dia}, sem multa e com tudo desfeito: isso se registra na venda.`,
    verVenda: (protocolo: number) => `Abrir a venda ${protocolo}`,
  },
  desfazer: {
    pergunta: (evento: string, dia: string) => `Desfazer: ${evento} em ${dia}?`,
    planejado: (texto: string) => `“${texto}”: não vai mais acontecer. Pode ser planejado de novo.`,
    jaFeito: (texto: string) => `“${texto}”: o contrato volta ao que era antes.`,
    confirmar: 'Desfazer',
    feito: 'Desfeito',
    naoDa: 'Isto não pode mais ser desfeito',
  },
}
