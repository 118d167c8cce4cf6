import { DadosAnonimizacao } from '@balcao/contract/clientes/cliente/api'
import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ConfirmarAcao } from '#ui/ConfirmarAcao.tsx'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { toast } from '#ui/toast.tsx'
import classes from './Anonimizar.module.css'
import { useAnonimizar } from './cliente.data.ts'
import { textos as doCliente, rotulos } from './cliente.textos.ts'
import { textos } from './dialogos.textos.ts'

type AnonimizarProps = { cliente: Cliente; aoFechar: () => void }

/**
 * This cannot be undone. It says what is removed and what stays,
 * asks for a reason, and requires the name to be typed.
 */
export function Anonimizar({ cliente, aoFechar }: AnonimizarProps) {
  const anonimizar = useAnonimizar(cliente.id)
  const [motivo, setMotivo] = useState('')
  const [erroDoMotivo, setErroDoMotivo] = useState<string | null>(null)

  function confirmar() {
    const lidos = z.safeParse(DadosAnonimizacao, { motivo, versao: cliente.versao })
    setErroDoMotivo(lidos.error?.issues[0]?.message ?? null)
    if (!lidos.success) return
    anonimizar.mutate(lidos.data, {
      onSuccess: () => {
        toast.sucesso(textos.anonimizadoFeito)
        aoFechar()
      },
    })
  }

  return (
    <ConfirmarAcao
      titulo={textos.anonimizarPergunta(cliente.nome)}
      textoConfirmar={doCliente.anonimizar}
      digitar={cliente.nome}
      confirmando={anonimizar.isPending}
      erro={anonimizar.error}
      aoConfirmar={confirmar}
      aoCancelar={aoFechar}
      consequencia={
        <div className={classes.texto}>
          <p>{textos.anonimizarSai}</p>
          <p>{textos.anonimizarFica}</p>
          <p>{textos.anonimizarVendas}</p>
          <p>{textos.anonimizarPlanilha}</p>
          <p>
            <strong>{textos.anonimizarSemVolta}</strong>
          </p>
          <CampoAreaTexto
            label={rotulos.motivo}
            placeholder={textos.anonimizarMotivo}
            withAsterisk
            maxLength={500}
            value={motivo}
            onChange={setMotivo}
            error={erroDoMotivo}
          />
        </div>
      }
    />
  )
}
