import type { ClienteEncontrado } from '@balcao/contract/clientes/cliente/api'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ProcurarCliente } from '#partes/cliente/ProcurarCliente.tsx'
import classes from './Acoes.module.css'
import { textos } from './acoes.textos.ts'
import type { DialogoProps } from './pedido.ts'
import { QuadroDoEvento } from './QuadroDoEvento.tsx'

const t = textos.transferir

/** To another client of the same company. */
export function Transferir(props: DialogoProps) {
  const { cliente, empresa } = props.contrato
  const [novo, setNovo] = useState<ClienteEncontrado | null>(null)
  const [falta, setFalta] = useState(false)
  return (
    <QuadroDoEvento
      {...props}
      tipo="TRANSFERENCIA"
      oQueMuda={novo && { tipo: 'TRANSFERENCIA', dados: { cliente_id: novo.id } }}
      aoFaltar={() => setFalta(true)}
      campos={['dados.cliente_id']}
    >
      {(erro) =>
        novo ? (
          <p className={classes.escolhido}>
            <span>
              {t.para} <strong>{novo.nome}</strong>
            </span>
            <Button variant="default" size="compact-sm" onClick={() => setNovo(null)}>
              {t.outro}
            </Button>
          </p>
        ) : (
          <ProcurarCliente
            rotulo={t.procurar}
            exceto={cliente.id}
            impedimento={({ empresa_id }) => (empresa_id === empresa.id ? null : t.outraEmpresa)}
            aoEscolher={setNovo}
            erro={(falta && t.escolha) || erro('dados.cliente_id')}
          />
        )
      }
    </QuadroDoEvento>
  )
}
