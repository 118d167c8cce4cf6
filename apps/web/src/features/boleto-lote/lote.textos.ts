import { boletosAEmitir, type PreviaDoLote } from '@balcao/contract/cobranca/lote-api'
import { comMilhares, quantos } from '@balcao/contract/valores/quantos'

const contratos = (n: number) => quantos(n, 'contrato', 'contratos')
/** The server's texts end with or without a full stop. */
const frase = (texto: string) => `${texto.replace(/\.$/, '')}.`

export const textos = {
  titulo: 'Emissão em lote',

  novo: {
    titulo: 'Emitir os boletos de um mês',
    texto:
      'Um boleto para cada contrato que paga por boleto ou Pix. O contrato que já tem boleto do mês não ganha outro.',
    empresa: 'Empresa',
    escolhaEmpresa: 'Escolha a empresa',
    mes: 'Mês',
    escolhaMes: 'Escolha o mês',
    semEmpresa: 'Você não tem acesso a nenhuma empresa. Peça a quem administra o sistema.',
    /** What will come, before anything happens. */
    previa: (vista: PreviaDoLote, mes: string) => {
      const { contratos: todos, ja_emitidos: prontos, sem_cobranca: livres } = vista
      if (todos === 0) return `Nenhum contrato é cobrado por boleto ou Pix em ${mes}.`
      const faltam = boletosAEmitir(vista)
      const partes = [
        contratos(todos),
        prontos === 0
          ? 'nenhum tem boleto deste mês ainda'
          : `${quantos(prontos, 'já tem', 'já têm')} boleto deste mês`,
        livres && `${quantos(livres, 'não tem', 'não têm')} o que pagar neste mês`,
        faltam > 0 &&
          `${livres === null ? 'até ' : ''}${quantos(faltam, 'boleto a emitir', 'boletos a emitir')}`,
      ]
      return `${partes.filter(Boolean).join('; ')}.${faltam === 0 ? ' Não há o que emitir.' : ''}`
    },
    contando: 'Contando os contratos…',
    emitir: (faltam: number, mes: string) => `Emitir os boletos de ${mes} para ${contratos(faltam)}`,
    emitirMes: (mes: string) => `Emitir os boletos de ${mes}`,
    emitirAlgum: 'Emitir os boletos do mês',
    antes: 'Escolha antes a empresa e o mês',
    nada: 'Não há boletos a emitir neste mês',
  },

  lista: {
    titulo: 'Lotes emitidos',
    tabela: 'Lista de lotes',
    nenhum: 'Nenhum lote foi emitido ainda.',
    parouPor: (motivo: string) => `${frase(motivo)} Abra o lote para emitir o que falta.`,
    colunas: {
      mes: 'Mês',
      situacao: 'Situação',
      motivo: 'Por que parou',
      empresa: 'Empresa',
      conta: 'Conta',
      contratos: 'Contratos',
      emitidos: 'Emitidos',
      semCobranca: 'Sem cobrança',
      falhas: 'Falhas',
      valor: 'Valor',
      quem: 'Quem',
      quando: 'Quando',
    },
  },

  lote: {
    titulo: (mes: string) => `Lote de ${mes}`,
    dados: 'Lote',
    empresa: 'Empresa',
    conta: 'Conta',
    iniciado: 'Iniciado',
    iniciadoPor: (quem: string, quando: string) => `${quem}, ${quando}`,
    terminado: 'Terminado',
    andamento: 'Emitindo os boletos',
    podeSair: 'Pode sair desta página: a emissão continua no servidor.',
    vistosDe: (vistos: number, total: number) => `${comMilhares(vistos)} de ${contratos(total)}`,
    interromper: 'Interromper',
    interromperPergunta: 'Interromper o lote?',
    interromperConsequencia:
      'Os boletos já emitidos ficam como estão; os contratos que faltam ficam sem boleto deste mês. Depois dá para emitir o que falta, sem cobrar ninguém duas vezes.',
    parou: (faltam: number, motivo: string | null) => {
      const naoVistos = quantos(faltam, 'contrato não foi visto', 'contratos não foram vistos')
      if (motivo) return `O lote parou sozinho. ${frase(motivo)}${faltam ? ` ${naoVistos}.` : ''}`
      return faltam ? `O lote foi interrompido: ${naoVistos}.` : 'O lote foi interrompido.'
    },
    corrijaAConta:
      'Corrija a conta e emita o que falta aqui. Ou faça outro lote do mês com outra conta: só entram os contratos que faltam.',
    pecaQueCorrijam:
      'Peça a quem cuida do cadastro da empresa que corrija a conta e depois emita o que falta aqui. Ou faça outro lote do mês com outra conta: só entram os contratos que faltam.',
    abrirConta: (nome: string) => `Abrir a conta ${nome}`,
    outraConta: 'Emitir com outra conta',
    emitirOQueFalta: (mes: string) => `Emitir o que falta de ${mes}`,
    verBoletos: 'Ver os boletos deste lote',
    verArquivos: 'Remeter ao banco',
    numeros: 'Contagem do lote',
    vistos: { nome: 'Contratos vistos', explicacao: (total: number) => `de ${comMilhares(total)}` },
    emitidos: { nome: 'Boletos emitidos', explicacao: 'um para cada contrato cobrado' },
    valor: { nome: 'Valor emitido', explicacao: 'a soma dos boletos' },
    sem_cobranca: { nome: 'Sem cobrança', explicacao: 'já tinham boleto do mês, ou nada a pagar' },
    falhas: { nome: 'Falhas', explicacao: 'ficaram sem boleto' },
  },

  falhas: {
    titulo: 'Ficaram sem boleto',
    texto: 'Corrija o motivo de cada um e emita o que falta: quem já tem boleto deste mês não ganha outro.',
    tabela: 'Contratos que ficaram sem boleto',
    csv: 'sem-boleto.csv',
    colunas: { cliente: 'Cliente', plano: 'Plano', motivo: 'Motivo', contrato: 'Contrato' },
    verContrato: 'Ver o contrato',
  },
}
