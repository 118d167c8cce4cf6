import type { Porta } from '@balcao/contract/vendas/situacao'

export const textos = {
  enviar: 'Enviar venda',
  corrigirEReenviar: 'Corrigir e reenviar',
  salvarCorrecao: 'Salvar a correção',
  semMudar: 'Enviar assim mesmo?',
  faltam: (quantas: number) =>
    quantas === 1 ? 'Falta uma coisa: veja na revisão' : `Faltam ${quantas} coisas: veja na revisão`,
  conferindo: 'Ainda conferindo o que este canal pede. Espere um instante.',
  semPreco: 'Ainda não se sabe o preço deste plano: veja na revisão',
  duasVersoes: 'Há duas versões deste rascunho: escolha antes.',
  enviando: 'Enviando a venda. Espere um instante.',

  preco: {
    titulo: 'O preço mudou desde que você o mostrou',
    explicacao: 'Nada foi enviado. Confirme com o cliente antes de continuar.',
    antes: 'Antes',
    depois: 'Agora',
    esgotadas: 'O que não vale mais',
    acabou: 'acabou ou não vale mais aqui',
    confirmar: 'Confirmar novo preço',
    voltar: 'Voltar e mudar',
  },

  recusada: 'O servidor ainda precisa de algo',

  mudou: {
    titulo: 'A venda mudou desde que você começou a corrigir',
    ultima: (oQue: string, quem: string, quando: string) =>
      `A última mudança: ${oQue}, por ${quem}, ${quando}.`,
    nada: 'Nada foi enviado e nada foi sobrescrito: o que você digitou continua aqui.',
    encerrada: 'Nesta situação ela não pode mais ser corrigida por você.',
    ver: 'Ver a venda',
    seguir: 'Manter o que digitei',
    descartar: 'Descartar a correção',
  },

  saindo: 'Venda sendo enviada',
  saindoTexto:
    'Está guardada neste aparelho e a caminho do servidor. Não precisa esperar aqui: o que acontecer com ela aparece em Vender.',
  naSaida: 'Venda pronta, esperando a rede',
  naSaidaTexto:
    'Está guardada neste aparelho e é enviada sozinha quando a conexão voltar, ou quando o programa for aberto de novo. O que acontecer com ela aparece em Vender.',

  tentar: 'Tentar agora',

  enviada: 'Venda enviada',
  cliente: 'Cliente',
  protocolo: 'Protocolo',
  situacao: 'Situação',
  espera: 'Vai esperar uma autorização porque:',
  proximo: {
    AGUARDANDO_AUTORIZACAO: 'Um supervisor decide se a venda segue. Você vê a resposta em Vender.',
    EM_ANALISE:
      'A equipe confere os dados e os anexos. Se algo precisar de correção, a venda volta para você com o motivo.',
  } satisfies Record<Exclude<Porta, 'AGUARDANDO_ACEITE'>, string>,
  aceita: (linkJaFoi: boolean) =>
    `O cliente confere e aceita por um link. ${linkJaFoi ? 'O link já foi por e-mail; mande também pelo WhatsApp, aqui mesmo.' : 'Mande-o pelo WhatsApp, aqui mesmo, ou copie-o.'} Depois do aceite a venda vai para a análise.`,
  naListaDe: (nome: string) =>
    `Esta venda está na lista de ${nome}, e não na sua. Se ela voltar para correção, é ${nome} quem recebe o aviso.`,
  acompanhe: 'Acompanhe em Vender.',
  ver: 'Ver a venda',
  nova: 'Nova venda',
  minhas: 'Ir para Vender',
  voltarAVenda: 'Voltar à venda',
}
