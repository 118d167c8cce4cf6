import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import type { DocumentoDoAssinante } from '@balcao/contract/vendas/aceite'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Recusa } from '#ui/Recusa.tsx'
import type { UmaContratacao } from '../useContratacao.ts'
import { Voltar } from '../Voltar.tsx'
import { Documento } from './Documento.tsx'
import { textos as t } from './documentos.textos.ts'
import type { Estado } from './useEnvioDoDocumento.ts'

type DocumentosProps = {
  documentos: DocumentoDoAssinante[]
  anexar: UmaContratacao['anexar']
  aoEnviar: (tipo: TipoAnexo) => void
  aoContinuar: () => void
}

const NADA: Estado = { fase: 'nada' }

/** One that the network stopped goes on by itself. */
const emAndamento = ({ fase }: Estado) => fase === 'preparando' || fase === 'enviando' || fase === 'parado'

export function Documentos({ documentos, anexar, aoEnviar, aoContinuar }: DocumentosProps) {
  const [tentou, setTentou] = useState(false)
  const [envios, setEnvios] = useState<Partial<Record<TipoAnexo, Estado>>>({})
  const envioDe = (tipo: TipoAnexo) => envios[tipo] ?? NADA
  const faltam = documentos.filter(
    ({ tipo, situacao }) => situacao === 'FALTA' && !emAndamento(envioDe(tipo)),
  )
  const recusa =
    faltam.length > 0
      ? t.faltam(faltam.map(({ tipo }) => nomesDosAnexos[tipo].toLowerCase()).join(', '))
      : documentos.some(({ tipo }) => emAndamento(envioDe(tipo))) && t.emAndamento
  const continuar = () => (recusa ? setTentou(true) : aoContinuar())
  return (
    <>
      <p>{documentos.some(({ situacao }) => situacao === 'FALTA') ? t.explicacao : t.nadaFalta}</p>
      {documentos.map((documento) => (
        <Documento
          key={documento.tipo}
          documento={documento}
          anexar={anexar}
          estado={envioDe(documento.tipo)}
          setEstado={(estado) => setEnvios((antes) => ({ ...antes, [documento.tipo]: estado }))}
          aoEnviar={aoEnviar}
        />
      ))}
      {tentou && recusa && <Recusa>{recusa}</Recusa>}
      <Button size="lg" fullWidth onClick={continuar}>
        {t.continuar}
      </Button>
      <Voltar />
    </>
  )
}
