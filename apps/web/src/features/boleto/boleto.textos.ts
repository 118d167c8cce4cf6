import type { situacoesDePagamento } from '@balcao/contract/cobranca/boleto'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'

const dias = (quantos: number) => (quantos === 1 ? '1 dia' : `${quantos} dias`)

export const textos = {
  carregando: 'Boleto',
  naoEncontrado: 'Este boleto não existe, ou é de uma empresa à qual você não tem acesso.',
  verTodos: 'Ver os boletos',

  mudou: {
    titulo: 'Este boleto mudou enquanto você o olhava',
    agora: (situacao: string, ultima: string) => `Está “${situacao}”. Última mudança: ${ultima}.`,
    entendi: 'Entendi',
  },

  quanto: {
    titulo: 'Quanto e como se paga',
    valor: 'Valor',
    hoje: 'Para pagar hoje',
    multa: (valor: string) => `multa de ${valor}`,
    juros: (valor: string) => `juros de ${valor}`,
    desconto: (valor: string) => `desconto de ${valor}`,
    pago: 'Pago',
    diferenca: (quanto: number) =>
      `${formatarDinheiro(Math.abs(quanto))} a ${quanto < 0 ? 'menos' : 'mais'} do que se devia`,
    linha: 'Linha digitável',
    linhaVencida: 'O banco soma multa e juros ao receber pela linha digitável.',
    linhaSemRegistro: 'O banco ainda não a aceita: até ele registrar o boleto, pague pelo Pix.',
    nadaSemRegistro: 'O banco ainda não a aceita: é preciso esperar que ele registre o boleto.',
    pix: 'Pix copia e cola',
    semPix: 'Sem Pix: a conta bancária não tem chave.',
    semRegistro: 'O banco não o recebe assim: não há linha digitável nem Pix para mandar ao cliente.',
    encerrado: 'Não é mais cobrado: não mande a linha digitável nem o Pix a ninguém.',
  },
  copiar: 'Copiar',
  copiarQual: (qual: string) => `Copiar: ${qual}`,
  copiado: 'Copiado',
  copieVoce: 'Não deu para copiar sozinho: o texto está selecionado, copie com Ctrl + C',

  pdf: 'Baixar PDF',
  segundaVia: 'Segunda via (PDF)',

  mandar: {
    email: 'Mandar por e-mail',
    semEmail: 'O cliente não tem e-mail',
    semEnviar: 'Você não possui permissão para mandar boletos',
    enviado: (para: string) => `A caminho de ${para}`,
    whatsapp: 'Mandar pelo WhatsApp',
    link: 'Copiar link',
    linkCopiado: 'Link copiado',
    semCopiar: 'Não deu para copiar: abra a página por https',
  },

  dados: {
    titulo: 'O que é cobrado',
    itens: 'Itens do boleto',
    total: 'Total',
    pagador: 'Quem paga',
    cliente: 'Cliente',
    contrato: 'Contrato',
    verContrato: 'Ver o contrato',
    venda: 'Venda',
    verVenda: 'Ver a venda',
    encargos: 'Depois do vencimento',
    multaEJuros: (multa: string, juros: string) => `Multa de ${multa} e juros de ${juros} ao mês`,
    semEncargos: 'Sem multa nem juros',
    desconto: 'Desconto',
    descontoAte: (valor: string, quantos: number) =>
      quantos === 0 ? `${valor} até o vencimento` : `${valor} até ${dias(quantos)} antes do vencimento`,
    instrucoes: 'Instruções',
    motivo: 'Motivo',
  },

  banco: {
    titulo: 'No banco',
    conta: 'Conta',
    noBanco: (conta: string, banco: string) => `${conta} (banco ${banco})`,
    registro: 'Registro',
    explicado: {
      A_REMETER: 'O banco ainda não o conhece: a linha digitável só vale depois da remessa e do registro.',
      REMETIDO: 'A remessa foi gerada; falta o banco confirmar no retorno.',
      REGISTRADO: 'O banco o conhece, e ele pode ser pago em qualquer lugar.',
      REJEITADO: 'O banco não o aceitou, e ele não pode ser pago.',
      BAIXADO: 'O banco não o recebe mais.',
    },
    encerrado: {
      A_REMETER: 'O banco nunca o conheceu.',
      REMETIDO: 'O banco ainda o conhece: até a baixa, alguém pode pagá-lo por engano.',
      REGISTRADO: 'O banco ainda o conhece: até a baixa, alguém pode pagá-lo por engano.',
      REJEITADO: 'O banco nunca o aceitou.',
      BAIXADO: 'O banco não o recebe mais.',
    },
    pagoNele: 'Foi pago pelo banco, que assim o encerrou.',
    rejeitado: 'O banco rejeitou este boleto',
    oQueFazer: 'Corrija o que o banco aponta no cadastro do cliente e use “Remeter de novo”.',
    naoBaixada: 'A remessa foi gerada, mas ninguém a baixou: o banco ainda não o conhece.',
    ultima: 'Última remessa',
    numero: (n: number, baixada: boolean) => `Remessa ${n}${baixada ? '' : ', ainda não baixada'}`,
    proxima: 'Próxima remessa',
    nada: 'Nada a dizer ao banco',
  },

  pagamentos: {
    titulo: 'Pagamentos',
    nenhum: 'Nenhum pagamento ainda.',
    por: (valor: string, meio: string) => `${valor} por ${meio}`,
    em: (dia: string) => `em ${dia}`,
    creditado: (dia: string) => `creditado em ${dia}`,
    tarifa: (valor: string) => `tarifa de ${valor}`,
    aviso: {
      QUITOU: null,
      DUPLICADO: 'A dívida já estava paga: combine com o cliente a devolução ou o crédito.',
      CONFERIR: 'Veio menos do que o devido, e o boleto segue em aberto: fale com o cliente ou dê baixa.',
      DESFEITO: null,
    } satisfies Record<(typeof situacoesDePagamento)[number], string | null>,
    aceita: (diferenca: string) => `${diferenca} nesse dia. Quem deu a baixa confirmou a diferença.`,
  },
  emitido: 'Emitido',
  emitidoEmLote: 'Emitido no lote do mês',
  oSistema: 'sistema',
  oBanco: 'banco ou sistema',
}
