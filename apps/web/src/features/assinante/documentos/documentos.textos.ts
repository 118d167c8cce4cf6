import type { TipoAnexo } from '@balcao/contract/base/anexo'

export const textos = {
  explicacao: 'Faltam fotos dos seus documentos. Pode tirar agora ou escolher as que já tem.',
  nadaFalta: 'Já temos as fotos dos seus documentos.',
  continuar: 'Continuar',
  faltam: (quais: string) => `Ainda falta enviar: ${quais}.`,
  emAndamento: 'Espere o envio terminar.',
  tirar: 'Tirar foto',
  escolher: 'Escolher arquivo',
  tirarOutra: 'Tirar outra',
  escolherOutro: 'Escolher outro',
  foto: (documento: string) => `A sua foto: ${documento.toLowerCase()}`,
  recebido: 'Já recebemos este.',
  enviado: 'Enviado.',
  preparando: 'Preparando a foto…',
  enviando: (porcento: number) => `Enviando: ${porcento}%`,
  parado: 'Sem internet: o envio continua de onde parou quando ela voltar.',
  tentarAgora: 'Tentar agora',
  vazio: 'Este arquivo está vazio. Escolha outro.',
  ilegivel: 'Não foi possível abrir este arquivo. Escolha outro, ou tire uma foto.',
}

export const dicas: Partial<Record<TipoAnexo, string>> = {
  DOCUMENTO_FRENTE: 'O lado da foto do RG ou da CNH, inteiro e sem reflexo.',
  DOCUMENTO_VERSO: 'O lado dos números do RG ou da CNH, inteiro e sem reflexo.',
  COMPROVANTE_ENDERECO: 'Conta de luz, água ou telefone com o seu endereço.',
}
