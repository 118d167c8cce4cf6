import type { TipoAnexo } from '@balcao/contract/base/anexo'

const lista = new Intl.ListFormat('pt-BR', { type: 'disjunction' })
const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const emMb = (mb: number) => `${numero.format(mb)} MB`
const emSegundos = (segundos: number) => {
  const inteiros = Math.floor(segundos)
  return inteiros === 1 ? '1 segundo' : `${inteiros} segundos`
}

const nomeDoFormato: Record<string, string> = { WEBP: 'WebP', WEBM: 'WebM' }

export const dicas: Record<TipoAnexo, string> = {
  DOCUMENTO_FRENTE: 'O lado da foto, inteiro, com os quatro cantos à vista e sem reflexo.',
  DOCUMENTO_VERSO: 'O lado dos números, inteiro, com os quatro cantos à vista e sem reflexo.',
  COMPROVANTE_ENDERECO: 'Conta de luz, água ou telefone, com o nome e o endereço legíveis.',
  AUDIO_ACEITE: 'O cliente confirma a contratação em voz alta.',
  COMPROVANTE_VENDA: 'A ficha assinada, ou a tela em que a venda foi combinada.',
}

export const textos = {
  titulo: 'Anexos',
  semCanal: 'O que é obrigatório depende do canal de venda. Escolha-o na etapa Cliente.',
  irAoCliente: 'Ir para Cliente',
  obrigatorio: 'Obrigatório',
  opcional: 'Opcional',
  doAssinante: 'O assinante pode enviar',
  doAssinanteExplicado: 'Se não estiver à mão, o assinante envia quando aceitar a oferta no celular.',
  pronto: 'Anexado',
  rejeitado: (motivo: string | null) =>
    motivo
      ? `${motivo.replace(/\.$/, '')}. Anexe outro no lugar.`
      : 'Quem analisou não aceitou este arquivo. Anexe outro no lugar.',

  tirarFoto: 'Tirar foto',
  escolher: 'Escolher arquivo',
  tirarOutra: 'Tirar outra foto',
  escolherOutro: 'Escolher outro',
  remover: 'Remover',
  soltar: 'Ou arraste um arquivo para cá, ou cole com Ctrl+V.',
  aceitos: (formatos: string[], mb: number) =>
    `${lista.format(formatos.map((f) => nomeDoFormato[f] ?? f))}, até ${emMb(mb)}.`,
  preparando: 'Preparando a foto…',
  repetido: (nome: string) =>
    `É o mesmo arquivo de: ${nome}. Confira se ele mostra o que se pede aqui, ou anexe outro.`,
  colado: (nome: string) => `Colado em: ${nome}`,

  vazio: 'Este arquivo está vazio. Escolha outro.',
  formato: (formatos: string[]) =>
    `Este arquivo não é de um tipo aceito. Escolha um em ${lista.format(formatos.map((f) => nomeDoFormato[f] ?? f))}.`,
  grande: (mb: number, limite: number) =>
    `O arquivo tem ${emMb(mb)} e o limite é de ${emMb(limite)}. Escolha um menor.`,
  fotoIlegivel: 'Esta foto não abre: está danificada ou é grande demais. Tire outra.',
  audioIlegivel: 'Este áudio não toca: o arquivo está danificado. Grave aqui ou escolha outro.',
  audioCurto: (segundos: number, minimo: number) =>
    `O áudio tem ${emSegundos(segundos)} e o mínimo é de ${minimo}. Grave de novo, ou escolha outro.`,
  naoPreparado: 'Não foi possível ler este arquivo. Escolha-o de novo, ou escolha outro.',
  naoAnexado: (nome: string) => `Não anexado: ${nome}`,

  remocao: {
    pergunta: (nome: string) => `Remover: ${nome}?`,
    consequencia: 'O arquivo é apagado deste aparelho e do servidor. Para tê-lo de volta, anexe de novo.',
    semRede:
      'Sem rede não dá para remover o que o servidor já tem. Você pode substituir, ou remover mais tarde.',
  },

  envio: {
    aguardando: 'No aparelho, na fila para enviar',
    enviando: (porcento: number) => `Enviando: ${porcento}%`,
    conferindo: 'Enviado; o servidor está conferindo…',
    enviado: 'No servidor',
    convertendo: 'No servidor, sendo convertida para que todos possam ver',
    pausado: 'Guardado no aparelho. Será enviado quando a rede voltar.',
    semLogin: 'Guardado no aparelho. Entre de novo para continuar o envio.',
    parado: (motivo: string) => `Guardado no aparelho. O envio parou e será tentado de novo: ${motivo}`,
    tentarDeNovo: 'Tentar agora',
    cheio:
      'Não há espaço no aparelho: este arquivo está só nesta página. Não a feche antes de o envio terminar. Para liberar espaço, apague fotos ou aplicativos.',
    recusado:
      'O navegador não deixa guardar neste aparelho (janela anônima?): este arquivo está só nesta página. Não a feche antes de o envio terminar.',
  },

  semPrevia: 'Este navegador não mostra este tipo de foto. Depois de enviada, ela é convertida.',

  camera: {
    titulo: (nome: string) => `Fotografar: ${nome}`,
    abrindo: 'Abrindo a câmera…',
    imagem: 'Imagem da câmera',
    tirar: 'Tirar foto',
    outra: 'Tirar outra',
    usar: 'Usar esta foto',
    trocar: 'Trocar de câmera',
    tirada: 'Foto tirada',
  },
  gravador: {
    roteiro: 'Leia em voz alta',
    faltaValor: 'O que está em vermelho ainda falta na venda: preencha antes de gravar.',
    gravar: 'Gravar',
    pausar: 'Pausar',
    continuar: 'Continuar',
    parar: 'Parar',
    deNovo: 'Gravar de novo',
    usar: 'Usar este áudio',
    pedindo: 'Esperando a permissão do microfone…',
    gravando: 'Gravando',
    pausado: 'Em pausa',
    minimo: (segundos: number) => `mínimo ${segundos} s`,
    curto: (segundos: number, minimo: number) =>
      `A gravação tem ${emSegundos(segundos)} e o mínimo é de ${minimo}. Grave de novo.`,
    cheio: 'A gravação parou porque chegou ao tamanho máximo de um anexo.',
    semFormato: 'Este navegador não grava em nenhum formato aceito. Escolha um arquivo de áudio.',
    sair: 'Sair sem usar a gravação?',
    sairExplicado: 'A gravação ainda não foi anexada à venda. Se sair agora, ela se perde.',
    descartar: 'Descartar a gravação',
    ficar: 'Ficar aqui',
  },
}

const aparelhos = { camera: 'a câmera', microfone: 'o microfone' }
const achados = { camera: 'Nenhuma câmera foi encontrada', microfone: 'Nenhum microfone foi encontrado' }

/** Why there is no camera or microphone, and the way out. */
export const falhaDeMidia = (qual: keyof typeof aparelhos, erro: unknown): string => {
  const nome = erro instanceof DOMException ? erro.name : ''
  if (nome === 'NotAllowedError')
    return `O navegador não deixou usar ${aparelhos[qual]}. Libere no ícone ao lado do endereço da página e tente de novo, ou escolha um arquivo.`
  if (nome === 'NotFoundError' || nome === 'OverconstrainedError')
    return `${achados[qual]} neste aparelho. Ligue e tente de novo, ou escolha um arquivo.`
  if (nome === 'NotReadableError')
    return `Outro programa está usando ${aparelhos[qual]}. Feche-o e tente de novo, ou escolha um arquivo.`
  if (!window.isSecureContext)
    return `Esta página foi aberta sem https, e assim o navegador não libera ${aparelhos[qual]}. Escolha um arquivo, ou peça a quem administra o sistema o endereço com https.`
  return `Não foi possível abrir ${aparelhos[qual]}. Tente de novo, ou escolha um arquivo.`
}
