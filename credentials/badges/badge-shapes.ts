/**
 * One value of a member: a plain kind, an object of a class, one of several terms (`open`: or an extension, `ext:...`),
 * or a list of types that includes one of `types`.
 */
export type Kind =
  | 'text'
  | 'uri'
  | 'number'
  | 'boolean'
  | 'instant'
  | 'day'
  | 'jws'
  | 'language'
  | 'contexts'
  | 'contexts1'
  | { class: ClassName; orUri?: true }
  | { terms: readonly string[]; open?: true }
  | { types: readonly string[] }

/** `must`: required; `many`: a list. */
export type Member = { is: Kind; must?: true; many?: true }
/** `isClosed`: the standard allows no members but these. */
export type Class = { members: Record<string, Member>; isClosed?: true }
export type ClassName =
  | 'AchievementCredential'
  | 'EndorsementCredential'
  | 'EndorsementSubject'
  | 'AchievementSubject'
  | 'Achievement'
  | 'Alignment'
  | 'Criteria'
  | 'Evidence'
  | 'Image'
  | 'Profile'
  | 'Address'
  | 'GeoCoordinates'
  | 'IdentityObject'
  | 'IdentifierEntry'
  | 'Related'
  | 'Result'
  | 'ResultDescription'
  | 'RubricCriterionLevel'
  | 'Proof'
  | 'Service'
  | 'Terms'

const one = (is: Kind): Member => ({ is })
const must = (is: Kind): Member => ({ is, must: true })
const many = (is: Kind): Member => ({ is, many: true })
const of = (name: ClassName): Kind => ({ class: name })
const typed = (...types: string[]): Member => must({ types })

/** What an alignment may point at (Open Badges 3.0, AlignmentTargetType). */
export const ALIGNMENT_TYPES = [
  'ceasn:Competency',
  'ceterms:Credential',
  'CFItem',
  'CFRubric',
  'CFRubricCriterion',
  'CFRubricCriterionLevel',
  'CTDL',
] as const

const ACHIEVEMENT_TYPES = [
  ...['Achievement', 'ApprenticeshipCertificate', 'Assessment', 'Assignment', 'AssociateDegree', 'Award', 'Badge'],
  ...['BachelorDegree', 'Certificate', 'CertificateOfCompletion', 'Certification', 'CommunityService', 'Competency'],
  ...['Course', 'CoCurricular', 'Degree', 'Diploma', 'DoctoralDegree', 'Fieldwork', 'GeneralEducationDevelopment'],
  ...['JourneymanCertificate', 'LearningProgram', 'License', 'Membership', 'ProfessionalDoctorate'],
  ...['QualityAssuranceCredential', 'MasterCertificate', 'MasterDegree', 'MicroCredential', 'ResearchDoctorate'],
  'SecondarySchoolDiploma',
]
const IDENTIFIER_TYPES = [
  ...['name', 'sourcedId', 'systemId', 'productId', 'userName', 'accountId', 'emailAddress', 'nationalIdentityNumber'],
  ...['isbn', 'issn', 'lisSourcedId', 'oneRosterSourcedId', 'sisSourcedId', 'ltiContextId', 'ltiDeploymentId'],
  ...['ltiToolId', 'ltiPlatformId', 'ltiUserId', 'identifier'],
]
const RESULT_TYPES = [
  ...['GradePointAverage', 'LetterGrade', 'Percent', 'PerformanceLevel', 'PredictedScore', 'RawScore', 'Result'],
  ...['RubricCriterion', 'RubricCriterionLevel', 'RubricScore', 'ScaledScore', 'Status'],
]
const RESULT_STATES = ['Completed', 'Enrolled', 'Failed', 'InProgress', 'OnHold', 'Provisional', 'Withdrew']

/** What both kinds of credentials have in both versions of the Data Model (Open Badges 3.0, appendix B). */
const CREDENTIAL = {
  id: must('uri'),
  description: one('text'),
  awardedDate: one('instant'),
  issuer: must({ class: 'Profile', orUri: true }),
  proof: many(of('Proof')),
  credentialSchema: many(of('Service')),
  credentialStatus: one(of('Service')),
  refreshService: one(of('Service')),
  termsOfUse: many(of('Terms')),
}

/** What credentials of the Data Model 2.0 have. */
const CREDENTIAL_2 = {
  '@context': must('contexts'),
  ...CREDENTIAL,
  validFrom: must('instant'),
  validUntil: one('instant'),
}

/** What credentials of the Data Model 1.1 have (Open Badges 3.0, B.9); the later names of dates are read as well. */
const CREDENTIAL_1 = {
  '@context': must('contexts1'),
  ...CREDENTIAL,
  name: must('text'),
  issuanceDate: must('instant'),
  expirationDate: one('instant'),
  validFrom: one('instant'),
  validUntil: one('instant'),
  evidence: many(of('Evidence')),
}

/**
 * The classes of an Open Badges 3.0 credential with their members, types, multiplicities and enumerations, by the
 * standard's data model (appendix B). Members that are not listed are allowed, except in closed classes.
 */
export const SHAPES: Record<ClassName, Class> = {
  AchievementCredential: {
    members: {
      ...CREDENTIAL_2,
      type: typed('VerifiableCredential', 'OpenBadgeCredential|AchievementCredential'),
      name: one('text'),
      image: one(of('Image')),
      credentialSubject: must(of('AchievementSubject')),
      endorsement: many(of('EndorsementCredential')),
      endorsementJwt: many('jws'),
      evidence: many(of('Evidence')),
    },
  },
  EndorsementCredential: {
    members: {
      ...CREDENTIAL_2,
      type: typed('VerifiableCredential', 'EndorsementCredential'),
      name: must('text'),
      credentialSubject: must(of('EndorsementSubject')),
    },
  },
  EndorsementSubject: {
    members: { id: must('uri'), type: typed('EndorsementSubject'), endorsementComment: one('text') },
  },
  AchievementSubject: {
    members: {
      id: one('uri'),
      type: typed('AchievementSubject'),
      activityEndDate: one('instant'),
      activityStartDate: one('instant'),
      creditsEarned: one('number'),
      achievement: must(of('Achievement')),
      identifier: many(of('IdentityObject')),
      image: one(of('Image')),
      licenseNumber: one('text'),
      narrative: one('text'),
      result: many(of('Result')),
      role: one('text'),
      source: one(of('Profile')),
      term: one('text'),
    },
  },
  Achievement: {
    members: {
      id: must('uri'),
      type: typed('Achievement'),
      alignment: many(of('Alignment')),
      achievementType: one({ terms: ACHIEVEMENT_TYPES, open: true }),
      creator: one(of('Profile')),
      creditsAvailable: one('number'),
      criteria: must(of('Criteria')),
      description: must('text'),
      endorsement: many(of('EndorsementCredential')),
      endorsementJwt: many('jws'),
      fieldOfStudy: one('text'),
      humanCode: one('text'),
      image: one(of('Image')),
      inLanguage: one('language'),
      name: must('text'),
      otherIdentifier: many(of('IdentifierEntry')),
      related: many(of('Related')),
      resultDescription: many(of('ResultDescription')),
      specialization: one('text'),
      tag: many('text'),
      version: one('text'),
    },
  },
  Alignment: {
    members: {
      type: typed('Alignment'),
      targetCode: one('text'),
      targetDescription: one('text'),
      targetName: must('text'),
      targetFramework: one('text'),
      targetType: one({ terms: ALIGNMENT_TYPES, open: true }),
      targetUrl: must('uri'),
    },
  },
  Criteria: { members: { id: one('uri'), narrative: one('text') } },
  Evidence: {
    members: {
      id: one('uri'),
      type: typed('Evidence'),
      narrative: one('text'),
      name: one('text'),
      description: one('text'),
      genre: one('text'),
      audience: one('text'),
    },
  },
  Image: { isClosed: true, members: { id: must('uri'), type: must({ terms: ['Image'] }), caption: one('text') } },
  Profile: {
    members: {
      id: must('uri'),
      type: typed('Profile'),
      name: one('text'),
      url: one('uri'),
      phone: one('text'),
      description: one('text'),
      endorsement: many(of('EndorsementCredential')),
      endorsementJwt: many('jws'),
      image: one(of('Image')),
      email: one('text'),
      address: one(of('Address')),
      otherIdentifier: many(of('IdentifierEntry')),
      official: one('text'),
      parentOrg: one(of('Profile')),
      familyName: one('text'),
      givenName: one('text'),
      additionalName: one('text'),
      patronymicName: one('text'),
      honorificPrefix: one('text'),
      honorificSuffix: one('text'),
      familyNamePrefix: one('text'),
      dateOfBirth: one('day'),
    },
  },
  Address: {
    members: {
      type: typed('Address'),
      addressCountry: one('text'),
      addressCountryCode: one('text'),
      addressRegion: one('text'),
      addressLocality: one('text'),
      streetAddress: one('text'),
      postOfficeBoxNumber: one('text'),
      postalCode: one('text'),
      geo: one(of('GeoCoordinates')),
    },
  },
  GeoCoordinates: {
    members: { type: must({ terms: ['GeoCoordinates'] }), latitude: must('number'), longitude: must('number') },
  },
  IdentityObject: {
    isClosed: true,
    members: {
      type: must({ terms: ['IdentityObject'] }),
      hashed: must('boolean'),
      identityHash: must('text'),
      identityType: must({ terms: IDENTIFIER_TYPES, open: true }),
      salt: one('text'),
    },
  },
  IdentifierEntry: {
    isClosed: true,
    members: {
      type: must({ terms: ['IdentifierEntry'] }),
      identifier: must('text'),
      identifierType: must({ terms: IDENTIFIER_TYPES, open: true }),
    },
  },
  Related: {
    members: { id: must('uri'), type: typed('Related'), inLanguage: one('language'), version: one('text') },
  },
  Result: {
    members: {
      type: typed('Result'),
      achievedLevel: one('uri'),
      alignment: many(of('Alignment')),
      resultDescription: one('uri'),
      status: one({ terms: RESULT_STATES }),
      value: one('text'),
    },
  },
  ResultDescription: {
    members: {
      id: must('uri'),
      type: typed('ResultDescription'),
      alignment: many(of('Alignment')),
      allowedValue: many('text'),
      name: must('text'),
      requiredLevel: one('uri'),
      requiredValue: one('text'),
      resultType: must({ terms: RESULT_TYPES, open: true }),
      rubricCriterionLevel: many(of('RubricCriterionLevel')),
      valueMax: one('text'),
      valueMin: one('text'),
    },
  },
  RubricCriterionLevel: {
    members: {
      id: must('uri'),
      type: typed('RubricCriterionLevel'),
      alignment: many(of('Alignment')),
      description: one('text'),
      level: one('text'),
      name: must('text'),
      points: one('text'),
    },
  },
  Proof: {
    members: {
      type: must('text'),
      created: one('instant'),
      cryptosuite: one('text'),
      challenge: one('text'),
      domain: one('text'),
      nonce: one('text'),
      proofPurpose: one('text'),
      proofValue: one('text'),
      verificationMethod: one('uri'),
    },
  },
  Service: { members: { id: must('uri'), type: must('text') } },
  Terms: { members: { id: one('uri'), type: must('text') } },
}

/** The classes of credentials of the Data Model 1.1; the others are the same in both (Open Badges 3.0, B.9). */
export const SHAPES_1: Record<ClassName, Class> = {
  ...SHAPES,
  AchievementCredential: { members: { ...SHAPES.AchievementCredential.members, ...CREDENTIAL_1 } },
  EndorsementCredential: { members: { ...SHAPES.EndorsementCredential.members, ...CREDENTIAL_1 } },
}
