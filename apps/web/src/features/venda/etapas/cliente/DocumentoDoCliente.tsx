import { formatarDocumento } from '@balcao/contract/valores/documento'
import { Alert, Anchor } from '@mantine/core'
import { use } from 'react'
import { CampoDocumento } from '#ui/campos/CampoDocumento.tsx'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import { comDocumento } from '../../consulta/registro.ts'
import { useConsulta } from '../../consulta/useConsulta.ts'
import { useGravar } from '../../formulario/edicao.ts'
import { useRascunho } from '../../rascunho/aberto.ts'
import classes from './Cliente.module.css'
import { textos } from './cliente.textos.ts'

const CAMPO = 'cliente.cpf_cnpj'

export function DocumentoDoCliente() {
  const { dados, consulta, consultar } = useRascunho()
  const gravar = useGravar()
  const ligado = use(ContextoFormulario)?.getInputProps(CAMPO)
  const { id, cpf_cnpj } = dados.cliente
  const registro = id ? consulta?.cliente : null

  function digitar(documento: string) {
    if (consulta) consultar(null)
    gravar(comDocumento(dados, documento))
  }
  function trocar() {
    consultar(null)
    gravar({ cliente: {}, ...(dados.endereco.id && { endereco: {} }) })
  }
  return (
    <>
      {registro && cpf_cnpj === undefined ? (
        <p className={classes.onde}>
          {textos.documento}: {registro.cpf_cnpj ? formatarDocumento(registro.cpf_cnpj) : '—'}
        </p>
      ) : (
        <CampoDocumento
          {...ligado}
          label={textos.documento}
          withAsterisk
          description={textos.documentoDica}
          inputWrapperOrder={dicaAbaixo}
          maw="24rem"
          onChange={digitar}
        />
      )}
      {/* There from the start: a region that appears together with its text is often not read out. */}
      <div role="status" className={classes.achado}>
        <Achado />
        {registro && (
          <Anchor component="button" type="button" size="sm" onClick={trocar}>
            {textos.outroCliente}
          </Anchor>
        )}
      </div>
      {consulta && consulta.restricoes.length > 0 && (
        <Alert color="warning" title={textos.restrito}>
          <ul className={classes.restricoes}>
            {consulta.restricoes.map(({ regra, texto }) => (
              <li key={regra}>{texto}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}

/** What is known of the person so far, in words. */
function Achado() {
  const { dados, consulta } = useRascunho()
  const { consultando, erro, tentarDeNovo } = useConsulta()
  const registro = dados.cliente.id ? consulta?.cliente : null
  if (registro)
    return (
      <p>
        {textos.achado(registro.nome, registro.codigo)} {registro.mascarado && textos.mascarado}
      </p>
    )
  if (consultando) return <p>{textos.consultando}</p>
  if (erro)
    return (
      <p>
        {textos.semConferir}{' '}
        <Anchor component="button" type="button" inherit onClick={tentarDeNovo}>
          {textos.tentarDeNovo}
        </Anchor>
      </p>
    )
  return consulta ? <p>{textos.novo}</p> : null
}
