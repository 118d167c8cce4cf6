import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { nomesDasSituacoes } from '@balcao/contract/clientes/cliente/situacao'
import { Button, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Icone } from '#ui/Icone.tsx'
import { toast } from '#ui/toast.tsx'
import type { useUnificar } from '../cliente.data.ts'
import { textos as doCliente } from '../cliente.textos.ts'
import { CampoAEscolher } from './CampoAEscolher.tsx'
import { DocumentosDiferentes } from './DocumentosDiferentes.tsx'
import {
  camposDiferentes,
  camposDoOutro,
  documentosDiferentes,
  type Escolhas,
  escolhidoEm,
  impedimento,
} from './escolhas.ts'
import { Lado } from './Lado.tsx'
import { OQuePassa } from './OQuePassa.tsx'
import classes from './Unificar.module.css'
import { textos } from './unificar.textos.ts'
import { useSituacaoPelosContratos } from './useSituacaoPelosContratos.ts'

export type CompararProps = {
  cliente: Cliente
  outro: Cliente
  unificar: ReturnType<typeof useUnificar>
  aoFechar: () => void
  aoEscolherOutro: () => void
}

/** Both records side by side: which one stays, and which value to keep in each field that differs. */
export function Comparar({ cliente, outro, unificar, aoFechar, aoEscolherOutro }: CompararProps) {
  const navegar = useNavigate()
  const [trocados, setTrocados] = useState(false)
  const [escolhas, setEscolhas] = useState<Escolhas>({})
  const par = trocados ? { fica: outro, sai: cliente } : { fica: cliente, sai: outro }
  const { fica, sai } = par
  const motivo = impedimento(fica, sai)
  const emVigor = useSituacaoPelosContratos(cliente.id, outro.id)
  const diferentes = camposDiferentes(par).filter((campo) => campo !== 'situacao' || emVigor === null)
  const [digitado, setDigitado] = useState('')
  const porDigitar = documentosDiferentes(par) !== null && digitado.trim() !== sai.nome.trim()

  const confirmar = () =>
    unificar.mutate(
      {
        fica: fica.id,
        outro_id: sai.id,
        versao: fica.versao,
        versao_do_outro: sai.versao,
        campos_do_outro: camposDoOutro(par, escolhas),
      },
      {
        onSuccess: ({ id }) => {
          toast.sucesso(textos.feito)
          aoFechar()
          if (id !== cliente.id) void navegar({ to: '/admin/cliente/$id', params: { id }, replace: true })
        },
      },
    )

  return (
    <>
      <div className={classes.lados}>
        <Lado rotulo={textos.fica} cliente={fica} fica />
        <Button
          variant="default"
          leftSection={<Icone nome="tabler:arrows-exchange" tamanho={16} />}
          onClick={() => setTrocados(!trocados)}
        >
          {textos.trocar}
        </Button>
        <Lado rotulo={textos.sai} cliente={sai} />
      </div>
      <h3 className={classes.subtitulo}>{textos.escolha}</h3>
      {diferentes.length === 0 && <p className={classes.aviso}>{textos.iguais}</p>}
      {diferentes.map((campo) => (
        <CampoAEscolher
          key={campo}
          campo={campo}
          par={par}
          escolhido={escolhidoEm(campo, par, escolhas)}
          aoEscolher={(id) => setEscolhas({ ...escolhas, [campo]: id })}
        />
      ))}
      {emVigor && <p className={classes.consequencia}>{textos.pelosContratos(nomesDasSituacoes[emVigor])}</p>}
      <OQuePassa sai={sai} />
      <p className={classes.consequencia}>{textos.semVolta(doCliente.numero(sai.codigo))}</p>
      <DocumentosDiferentes par={par} digitado={digitado} aoDigitar={setDigitado} />
      {(motivo || unificar.error) && (
        <ErroNaTela mensagem={motivo ? textos.impedimentos[motivo] : mensagemDe(unificar.error)} />
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" disabled={unificar.isPending} onClick={aoEscolherOutro}>
          {textos.outro}
        </Button>
        <Button
          color="danger"
          disabled={motivo !== null || porDigitar}
          loading={unificar.isPending}
          onClick={confirmar}
        >
          {textos.confirmar}
        </Button>
      </Group>
    </>
  )
}

/** When the refused field is not on this screen, the field's own message is shown. */
const mensagemDe = (erro: unknown) => {
  const doCampo = erro instanceof ErroHttp ? Object.values(erro.campos).flat() : []
  return doCampo.length > 0 ? doCampo.join('\n') : textoDoErro(erro)
}
