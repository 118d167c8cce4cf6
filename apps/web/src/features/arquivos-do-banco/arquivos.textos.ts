import type { ResultadoLinha } from '@balcao/contract/cobranca/retorno-resultados'
import { comMilhares, quantos } from '@balcao/contract/valores/quantos'

const emPasta = 'Pasta de retornos'

export const textos = {
  titulo: 'Arquivos do banco',

  aRemeter: {
    titulo: 'A remeter',
    texto:
      'O que espera pela próxima remessa de cada conta. O boleto só pode ser pago depois que o banco o registra.',
    entradas: (n: number) => quantos(n, 'boleto a registrar', 'boletos a registrar'),
    baixas: (n: number) => quantos(n, 'boleto a baixar', 'boletos a baixar'),
    mudancas: (n: number) => quantos(n, 'mudança', 'mudanças'),
    total: (valor: string) => `${valor} em boletos a registrar`,
    nada: 'Nada espera pela próxima remessa.',
    gerar: 'Gerar remessa',
    gerarDe: (conta: string) => `Gerar remessa de ${conta}`,
    nadaAGerar: 'Não há nada a remeter nesta conta',
    gerada: (n: number) => `Remessa ${n} em preparo: baixe o arquivo abaixo e envie-o ao banco.`,
    comVencidos: {
      pergunta: (n: number) => `Gerar a remessa com ${quantos(n, 'boleto vencido', 'boletos vencidos')}?`,
      consequencia: (n: number) =>
        n === 1
          ? 'O vencimento dele já passou, e a maioria dos bancos recusa o registro depois do vencimento. Para que seja registrado, mude antes o vencimento; para que não vá, cancele-o.'
          : 'O vencimento deles já passou, e a maioria dos bancos recusa o registro depois do vencimento. Para que sejam registrados, mude antes o vencimento; para que não vão, cancele-os.',
      ver: 'Ver os vencidos que vão nesta remessa',
    },
    semContas:
      'Nenhuma conta bancária nas suas empresas. Cadastre a conta no registro da empresa para emitir e remeter boletos.',
  },

  remessas: {
    titulo: 'Remessas geradas',
    lista: 'Lista de remessas',
    csv: 'remessas.csv',
    nenhuma: 'Nenhuma remessa foi gerada ainda.',
    colunas: {
      numero: 'Remessa',
      situacao: 'Situação',
      conta: 'Conta',
      titulos: 'Títulos',
      valor: 'Valor',
      quem: 'Gerada por',
      quando: 'Quando',
      arquivo: 'Arquivo',
    },
    numero: (n: number) => `Remessa ${n}`,
    naoBaixada: 'Ainda não baixada',
    baixar: 'Baixar',
    baixarNome: (nome: string) => `Baixar ${nome}`,
  },

  retornos: {
    titulo: 'Retornos',
    texto:
      'O que o banco respondeu: registrados, rejeitados, pagos e baixados. O mesmo arquivo enviado duas vezes não muda nada.',
    lista: 'Retornos lidos',
    csv: 'retornos.csv',
    rotulo: 'Arquivo de retorno',
    solte: 'Arraste o arquivo de retorno para cá ou',
    dica: 'O arquivo .RET como o banco o entrega, até 200 MB. A conta é a que está escrita nele.',
    lendo: 'Arquivo recebido. Conferindo…',
    grande: (tem: string) => `O arquivo tem ${tem} e o limite é de 200 MB.`,
    nenhum: 'Nenhum retorno foi lido ainda.',
    colunas: {
      nome: 'Arquivo',
      situacao: 'Situação',
      conta: 'Conta',
      resultado: 'Resultado',
      pago: 'Pago',
      quem: 'Enviado por',
      quando: 'Quando',
    },
    pasta: emPasta,
    lendoParte: (lidas: number, linhas: number) => `Lendo: ${comMilhares(lidas)} de ${comMilhares(linhas)}`,
    semLinhas: 'Sem movimento',
  },

  retorno: {
    titulo: (nome: string) => `Retorno ${nome}`,
    baixar: 'Baixar o arquivo',
    dados: 'Arquivo',
    conta: 'Conta',
    empresa: 'Empresa',
    sequencial: 'Número',
    gerado: 'Gerado em',
    enviado: 'Enviado',
    enviadoPor: (quem: string | null, quando: string) =>
      `${quem ?? `pela ${emPasta.toLowerCase()}`}, ${quando}`,
    linhas: 'Linhas',
    somaPago: 'Pago neste arquivo',
    somaTarifas: 'Tarifas do banco',
    lendo: 'Lendo o arquivo',
    podeSair: 'Pode sair desta página: a leitura continua no servidor.',
    repetido: (quando: string) => `Este arquivo já tinha sido lido em ${quando}. Nada mudou.`,
    todas: 'Todas',
    lista: 'Linhas do retorno',
    csv: 'linhas-do-retorno.csv',
    semMovimento: 'O banco mandou um arquivo sem movimento: não há linhas.',
    nadaAqui: 'Nenhuma linha com este resultado.',
    colunas: {
      boleto: 'Boleto',
      resultado: 'Resultado',
      cliente: 'Cliente',
      valor: 'Valor',
      pago: 'Pago',
      tarifa: 'Tarifa',
      dia: 'Dia',
      credito: 'Crédito em',
      vencimento: 'Vencimento',
      motivo: 'O que aconteceu',
      ocorrencia: 'No banco',
      linha: 'Linha',
    },
    boleto: (n: number) => `Boleto ${n}`,
    semBoleto: (nossoNumero: string) => `Nosso número ${nossoNumero || 'em branco'}`,
    naFila: 'Na fila',
  },
}

/** As counters: what a person looks for first comes first. */
export const resultadosEmOrdem: Record<ResultadoLinha, string> = {
  PAGO: 'Pagos',
  REGISTRADO: 'Registrados',
  REJEITADO: 'Rejeitados',
  BAIXADO: 'Baixados',
  CONFERIR: 'Conferir',
  SEM_BOLETO: 'Sem boleto',
  REPETIDA: 'Repetidas',
  ANOTADO: 'Só anotadas',
}
