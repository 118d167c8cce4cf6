import type { ConsultaDeCep } from '@balcao/contract/provedor/cep-consulta'
import { nomeComUf } from '@balcao/contract/provedor/municipio'
import { Anchor } from '@mantine/core'
import { preencher } from '#textos/preencher.ts'
import classes from './CamposEndereco.module.css'
import { textos } from './endereco.textos.ts'

type AvisoDoCepProps = {
  consulta: ConsultaDeCep | { situacao: 'PROCURANDO'; endereco: null } | null
  /** Replaces what is filled in with what the lookup found; null when they agree. */
  aceitarOferta: (() => void) | null
}

const texto = (consulta: NonNullable<AvisoDoCepProps['consulta']>, ofertado: boolean) => {
  if (!consulta.endereco) return textos.situacaoDoCep[consulta.situacao]
  const { logradouro, bairro, trecho, cidade } = consulta.endereco
  if (ofertado)
    return preencher(textos.cep.pertence, [logradouro, bairro, nomeComUf(cidade)].filter(Boolean).join(', '))
  return trecho ? preencher(textos.cep.trecho, trecho) : ''
}

/**
 * The result of the lookup, in a line whose space is always reserved. It only informs:
 * everything can be typed meanwhile.
 */
export function AvisoDoCep({ consulta, aceitarOferta }: AvisoDoCepProps) {
  return (
    <p role="status" className={classes.aviso}>
      <span>{consulta && texto(consulta, aceitarOferta !== null)}</span>{' '}
      {aceitarOferta && (
        <Anchor component="button" type="button" inherit onClick={aceitarOferta}>
          {textos.cep.usar}
        </Anchor>
      )}
    </p>
  )
}
