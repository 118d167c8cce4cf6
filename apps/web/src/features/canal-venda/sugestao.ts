import type { TipoAnexo } from '@balcao/contract/base/anexo'
import type { TipoCanal } from '@balcao/contract/provedor/canal-venda-filtro'

/** What a channel of this type usually requires. */
type Regras = {
  anexos_obrigatorios: TipoAnexo[]
  exige_aceite_digital: boolean
  fora_do_estabelecimento: boolean
}

const documentos: TipoAnexo[] = ['DOCUMENTO_FRENTE', 'DOCUMENTO_VERSO', 'COMPROVANTE_ENDERECO']

/**
 * Face to face, the documents are at hand.
 * At a distance, the proof is the recording or the acceptance on the phone.
 */
const sugestoes: Record<TipoCanal, Regras> = {
  LOJA: { anexos_obrigatorios: documentos, exige_aceite_digital: false, fora_do_estabelecimento: false },
  TELEVENDAS: {
    anexos_obrigatorios: ['AUDIO_ACEITE'],
    exige_aceite_digital: false,
    fora_do_estabelecimento: true,
  },
  PORTA_A_PORTA: {
    anexos_obrigatorios: [...documentos, 'COMPROVANTE_VENDA'],
    exige_aceite_digital: true,
    fora_do_estabelecimento: true,
  },
  ONLINE: { anexos_obrigatorios: documentos, exige_aceite_digital: true, fora_do_estabelecimento: true },
  PARCEIRO: { anexos_obrigatorios: documentos, exige_aceite_digital: true, fora_do_estabelecimento: false },
  INDICACAO: { anexos_obrigatorios: documentos, exige_aceite_digital: true, fora_do_estabelecimento: true },
}

const nenhuma: Regras = {
  anexos_obrigatorios: [],
  exige_aceite_digital: false,
  fora_do_estabelecimento: false,
}

const mesmosAnexos = (uns: TipoAnexo[], outros: TipoAnexo[]) =>
  uns.length === outros.length && uns.every((anexo) => outros.includes(anexo))

/**
 * The rules after another type is chosen. Those still as the previous type suggested follow the new type.
 * Those that the person changed stay.
 */
export const regrasAoMudarDeTipo = (de: TipoCanal | null, para: TipoCanal, atuais: Regras): Regras => {
  const antes = de ? sugestoes[de] : nenhuma
  const depois = sugestoes[para]
  return {
    anexos_obrigatorios: mesmosAnexos(atuais.anexos_obrigatorios, antes.anexos_obrigatorios)
      ? depois.anexos_obrigatorios
      : atuais.anexos_obrigatorios,
    exige_aceite_digital:
      atuais.exige_aceite_digital === antes.exige_aceite_digital
        ? depois.exige_aceite_digital
        : atuais.exige_aceite_digital,
    fora_do_estabelecimento:
      atuais.fora_do_estabelecimento === antes.fora_do_estabelecimento
        ? depois.fora_do_estabelecimento
        : atuais.fora_do_estabelecimento,
  }
}
