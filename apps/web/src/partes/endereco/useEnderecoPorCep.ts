import type { ConsultaDeCep } from '@balcao/contract/provedor/cep-consulta'
import { cepValido } from '@balcao/contract/valores/cep'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { consultaDeCep, lembrarMunicipio } from './endereco.data.ts'
import { divergencia, type Local, localDaConsulta, NADA, preenchimento } from './preenchimento.ts'

type Formulario = {
  atual: Local
  gravar: (mudancas: Partial<Local>) => void
  /** Called after the form was filled in, to move the focus on. */
  aoPreencher: (faltaLogradouro: boolean) => void
}

/** Looks up a CEP as soon as it is complete, and fills the form with the result. */
export function useEnderecoPorCep({ atual, gravar, aoPreencher }: Formulario) {
  const cliente = useQueryClient()
  const [procurado, setProcurado] = useState<string | null>(null)
  const [oferta, setOferta] = useState<Partial<Local> | null>(null)
  const anterior = useRef<Local>(NADA)
  const { data, isError } = useQuery({ ...consultaDeCep(procurado ?? ''), enabled: procurado !== null })

  const aplicar = useEffectEvent((consulta: ConsultaDeCep) => {
    if (consulta.situacao !== 'ENCONTRADO' && consulta.situacao !== 'DESCONHECIDO') return
    if (consulta.endereco) lembrarMunicipio(cliente, consulta.endereco.cidade)
    const novo = localDaConsulta(consulta)
    const mudancas = preenchimento(atual, anterior.current, novo)
    const depois = { ...atual, ...mudancas }
    const diferente = divergencia(depois, novo)
    anterior.current = novo
    setOferta(Object.keys(diferente).length > 0 ? diferente : null)
    gravar(mudancas)
    if (consulta.endereco) aoPreencher(depois.logradouro === '')
  })
  useEffect(() => {
    if (data) aplicar(data)
  }, [data])

  return {
    /** Must be called for each change made by the person. Opening a record does not look anything up. */
    digitouCep: (cep: string) => {
      setOferta(null)
      setProcurado(cepValido(cep) ? cep : null)
    },
    /** Null while there is nothing to say. */
    consulta: procurado === null ? null : isError ? FALHOU : (data ?? PROCURANDO),
    aceitarOferta:
      oferta &&
      (() => {
        gravar(oferta)
        setOferta(null)
      }),
  }
}

const PROCURANDO = { situacao: 'PROCURANDO', endereco: null } as const
const FALHOU = { situacao: 'INDISPONIVEL', endereco: null } as const
