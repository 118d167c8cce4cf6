import { nomeDoAutor } from '@balcao/contract/base/auditoria'
import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import { type Transicao, transicoes } from '@balcao/contract/vendas/transicoes'
import type { Venda } from '@balcao/contract/vendas/venda'
import { ENVIAR_ASSIM_MESMO } from '#partes/venda/nada-mudou.textos.ts'
import type { AcaoDaPagina } from './acoes.ts'

type Pergunta = {
  pergunta: (protocolo: number) => string
  consequencia: string
  confirmar: string
}

const rotulo = (acao: AcaoDaPagina) => transicoes[acao].rotulo

export const rotulos: Record<AcaoDaPagina | 'editar' | 'copiar', string> = {
  autorizar: rotulo('autorizar'),
  negar: rotulo('negar'),
  aprovar: rotulo('aprovar'),
  devolver: rotulo('devolver'),
  reprovar: rotulo('reprovar'),
  agendar: 'Agendar instalação',
  concluir: 'Concluir instalação',
  reenviar: 'Reenviar como está',
  reenviar_link: rotulo('reenviar_link'),
  trocar_vendedor: rotulo('trocar_vendedor'),
  desistir: rotulo('desistir'),
  cancelar: 'Cancelar a venda',
  editar: 'Corrigir',
  copiar: 'Vender de novo com estes dados',
}

/** Of a visit that has its day already, another day is chosen. */
export const rotuloDe = (acao: AcaoDaPagina, { situacao }: Pick<Venda, 'situacao'>) =>
  acao === 'agendar' && situacao === 'AGENDADA' ? 'Reagendar' : rotulos[acao]

const feitos: Record<AcaoDaPagina, string> = {
  autorizar: 'Venda autorizada',
  negar: 'Venda negada',
  aprovar: 'Venda aprovada',
  devolver: 'Venda devolvida ao vendedor',
  reprovar: 'Venda reprovada',
  agendar: 'Instalação agendada',
  concluir: 'Instalação concluída: o contrato está ativo',
  reenviar: 'Venda reenviada',
  reenviar_link: 'Link reenviado ao assinante. O anterior não abre mais.',
  trocar_vendedor: 'A venda é de outro vendedor agora',
  desistir: 'Arrependimento registrado: a venda foi desfeita, sem multa',
  cancelar: 'Venda cancelada',
}

type ParaOLink = Pick<Venda, 'situacao' | 'cliente'>

/** A link is only sent again when nothing has come up since that somebody has to authorise. */
export const feitoDe = (acao: AcaoDaPagina, { situacao, cliente }: ParaOLink, enviaEmail: boolean) => {
  if (acao !== 'reenviar_link') return feitos[acao]
  if (situacao === 'AGUARDANDO_AUTORIZACAO')
    return 'A venda agora espera uma autorização: o link vai ao assinante depois dela.'
  return cliente.email && enviaEmail
    ? feitos[acao]
    : 'O link é outro, e o anterior não abre mais: mande-o pelo WhatsApp, ou copie-o.'
}

export const perguntas: Record<AcaoDaPagina, Pergunta> = {
  autorizar: {
    pergunta: (protocolo) => `Autorizar a venda ${protocolo}?`,
    consequencia:
      'A venda segue como está. Se a oferta, o cliente, o endereço ou o preço mudarem, será preciso autorizar outra vez.',
    confirmar: 'Autorizar',
  },
  negar: {
    pergunta: (protocolo) => `Negar a venda ${protocolo}?`,
    consequencia: 'A venda acaba aqui, e o vendedor lê o motivo. Não dá para voltar atrás.',
    confirmar: 'Negar a venda',
  },
  aprovar: {
    pergunta: (protocolo) => `Aprovar a venda ${protocolo}?`,
    consequencia:
      'O contrato é criado e passa a esperar a instalação; o cadastro do cliente recebe o que a venda mudou.',
    confirmar: 'Aprovar',
  },
  devolver: {
    pergunta: (protocolo) => `Devolver a venda ${protocolo}?`,
    consequencia: 'O vendedor lê o motivo, corrige e reenvia. Com um anexo rejeitado, o motivo é opcional.',
    confirmar: 'Devolver',
  },
  reprovar: {
    pergunta: (protocolo) => `Reprovar a venda ${protocolo}?`,
    consequencia: 'A venda acaba aqui, e o vendedor lê o motivo. Não dá para voltar atrás.',
    confirmar: 'Reprovar a venda',
  },
  agendar: {
    pergunta: (protocolo) => `Quando instalar a venda ${protocolo}?`,
    consequencia: 'O assinante vê o dia e o turno na página da venda.',
    confirmar: 'Agendar',
  },
  concluir: {
    pergunta: (protocolo) => `Concluir a instalação da venda ${protocolo}?`,
    consequencia: 'O contrato e o cliente ficam ativos a partir de hoje.',
    confirmar: 'Concluir',
  },
  reenviar: {
    pergunta: (protocolo) => `Reenviar a venda ${protocolo} assim mesmo?`,
    consequencia: 'Como está, a venda pode voltar pelo mesmo motivo.',
    confirmar: ENVIAR_ASSIM_MESMO,
  },
  reenviar_link: {
    pergunta: (protocolo) => `Reenviar o link da venda ${protocolo}?`,
    consequencia: 'É um link novo, com outro prazo, e o anterior não abre mais.',
    confirmar: 'Reenviar link',
  },
  trocar_vendedor: {
    pergunta: (protocolo) => `Passar a venda ${protocolo} a outro vendedor?`,
    consequencia: 'Os dois são avisados. Quem já vendeu esta venda continua sem poder decidir sobre ela.',
    confirmar: 'Passar a venda',
  },
  desistir: {
    pergunta: (protocolo) => `O cliente se arrependeu da venda ${protocolo}?`,
    consequencia:
      'O contrato é cancelado sem multa, os boletos em aberto também, e o que a venda fez é desfeito. O que o cliente já pagou é a devolver. Não dá para voltar atrás.',
    confirmar: 'Registrar arrependimento',
  },
  cancelar: {
    pergunta: (protocolo) => `Cancelar a venda ${protocolo}?`,
    consequencia:
      'A venda acaba aqui: contrato, promoções e boletos em aberto são desfeitos, o histórico fica. Não dá para voltar atrás.',
    confirmar: 'Cancelar a venda',
  },
}

const VAI_POR_VOCE = 'depois, mande você o link pelo WhatsApp, ou copie-o.'
/** Without an e-mail nobody sends the new link but the person who asks for it. */
const comoVai = (email: string | null, enviaEmail: boolean) => {
  if (!email) return `A venda não tem e-mail: ${VAI_POR_VOCE}`
  return enviaEmail ? 'Vai ao e-mail do assinante.' : `O envio de e-mail está desligado: ${VAI_POR_VOCE}`
}

const oQueComeca = (foraDaLoja: boolean) =>
  foraDaLoja
    ? 'É quando começam o mês 1, a fidelidade e o prazo de arrependimento.'
    : 'É quando começam o mês 1 e a fidelidade.'

export const consequenciaDe = (
  acao: AcaoDaPagina,
  { cliente, canal }: Pick<Venda, 'cliente' | 'canal'>,
  enviaEmail: boolean,
) => {
  const { consequencia } = perguntas[acao]
  if (acao === 'reenviar_link') return `${consequencia} ${comoVai(cliente.email, enviaEmail)}`
  return acao === 'concluir' ? `${consequencia} ${oQueComeca(canal.fora_do_estabelecimento)}` : consequencia
}

export const textos = {
  acoes: 'O que você pode fazer',
  venda: (protocolo: number) => `Venda ${protocolo}`,
  motivo: {
    legenda: 'Por quê?',
    outro: 'Com outras palavras',
    campo: 'O motivo, em palavras',
    dica: 'Quem olhar a venda depois lê isto',
    escolha: 'Escolha um motivo ou escreva outro',
  },
  desistir: {
    ate: (dia: string) => `O prazo de arrependimento vai até ${dia}.`,
    digitar: 'ARREPENDIMENTO',
    errado: 'Digite a palavra como está escrita acima',
  },
  agendar: {
    dias: 'Dia e turno',
    carregando: 'Buscando as vagas…',
    cheio: 'cheio',
    jaPassou: 'já passou',
    soSeFeita: 'Este turno já passou: marque-o só se a visita foi feita, e conclua em seguida.',
    livres: (quantas: number) => (quantas === 1 ? '1 vaga' : `${quantas} vagas`),
    pediu: (dia: string, turno: string) => `O cliente pediu ${dia}, ${turno.toLowerCase()}.`,
    pedido: 'dia pedido pelo cliente',
    marcadaPara: (dia: string, turno: string) => `Marcada agora para ${dia}, ${turno.toLowerCase()}.`,
    marcado: 'marcada agora',
    mais: 'Mostrar mais dias',
    escolha: 'Escolha o dia e o turno',
    porQue: 'O que houve com a visita marcada?',
    soMudar: 'Só muda de dia',
    falhou: 'A visita não aconteceu',
    passou: (dia: string) => `A visita de ${dia} já passou e não foi concluída: diga por que não aconteceu.`,
  },
  vendedor: {
    campo: 'Novo vendedor',
    escolha: 'Escolha o vendedor',
    nenhum: 'Nenhum outro vendedor ativo desta empresa pode realizar vendas.',
  },
  concluir: {
    serie: 'Número de série do equipamento',
    dica: 'Opcional. Está na etiqueta do aparelho.',
    longo: 'São no máximo 60 caracteres',
  },
  semCorrecao: 'Esta venda não pode ser corrigida agora',
}

/** What happened to the sale while a question about it was open. */
export const oQueMudou = ({ situacao, historico }: Pick<Venda, 'situacao' | 'historico'>) => {
  const ultima = historico.at(-1)
  const houve = ultima ? ` Última ação: ${transicoes[ultima.acao].rotulo}, por ${nomeDoAutor(ultima)}.` : ''
  return {
    titulo: 'A venda mudou enquanto você decidia',
    agora: `Agora ela está em “${nomesDasSituacoes[situacao]}”.${houve}`,
    continuar: 'Continuar com a venda como está agora',
  }
}

/** The state may allow it, and somebody else be about to do it. */
export const porQueNaoDa = (acao: AcaoDaPagina, { situacao }: Pick<Venda, 'situacao'>) => {
  const { de }: Transicao = transicoes[acao]
  const porque = de.includes(situacao)
    ? 'outra pessoa assumiu a venda, ou as suas permissões mudaram'
    : `a venda está em “${nomesDasSituacoes[situacao]}”`
  return `“${rotulos[acao]}” não é possível agora: ${porque}.`
}
